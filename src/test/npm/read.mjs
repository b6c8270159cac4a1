// Reads a text of standard input with a format's own reader and answers in JSON: node read.mjs discord|bbcode|5etools
import {readFileSync} from "node:fs";

const readers = {discord, bbcode, "5etools": fiveTools};
const text = readFileSync(0, "utf8");
console.log(JSON.stringify(await readers[process.argv[2]](text)));

/** Messages in, pieces of text out: what they say, and whether it is hidden, strong or quoted. */
async function discord(messages) {
    const {parse} = await import("discord-markdown-parser");
    const pieces = (nodes, style) => [nodes].flat().flatMap((node) => {
        if (typeof node === "string") {
            return [{text: node, ...style}];
        }
        if (node.type === "twemoji") {
            return [{text: node.name, ...style}];
        }
        const inner = {
            hidden: style.hidden || node.type === "spoiler",
            strong: style.strong || node.type === "strong",
            quoted: style.quoted || node.type === "blockQuote",
            other: style.other || !["text", "spoiler", "strong", "em", "blockQuote", "br"].includes(node.type),
        };
        return node.type === "br" ? [{text: "\n", ...style}] : pieces(node.content ?? [], inner);
    });
    return JSON.parse(messages).map((message) => pieces(parse(message, "normal"), {}));
}

/** A post in, HTML out; as every forum does, angle brackets are no tags. */
async function bbcode(post) {
    const [{default: html}, {default: preset}] = await Promise.all([import("@bbob/html"), import("@bbob/preset-html5")]);
    return html(post.replaceAll("<", "&lt;").replaceAll(">", "&gt;"), preset());
}

/** A list of homebrew files in, the complaints of 5etools' own schemas out. */
async function fiveTools(files) {
    const {UtilAjv} = await import("5etools-utils/lib/UtilAjv.js");
    const {readdirSync} = await import("node:fs");
    const {createRequire} = await import("node:module");
    const {dirname, join} = await import("node:path");
    const root = join(dirname(createRequire(import.meta.url).resolve("5etools-utils/package.json")), "schema", "brew");
    const base = "https://schema.invalid/";
    const ajv = UtilAjv.getValidator();
    const foreign = new Map();
    for (const name of readdirSync(root, {recursive: true}).filter((entry) => entry.endsWith(".json"))) {
        const schema = readFileSync(join(root, name), "utf8");
        ajv.addSchema({...JSON.parse(schema), $id: base + name.replaceAll("\\", "/")});
        for (const [, url, key] of schema.matchAll(/"\$ref": "(https?:[^"#]+)#\/\$defs\/(\w+)"/g)) {
            foreign.set(url, {...foreign.get(url), [key]: {}});
        }
    }
    // schemas that live elsewhere: they are about maps, never about traps
    foreign.forEach(($defs, url) => ajv.addSchema({$defs}, url));
    return JSON.parse(files).map((file) => (ajv.validate(base + "homebrew.json", file) ? [] : ajv.errors));
}
