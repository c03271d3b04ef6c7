/** The desk speaks six languages, so its pages contain no sentences: these are in app/words/en/desk. */
import { readFileSync } from "node:fs";
import { type ESTree, parseSync, Visitor } from "vite";
import { expect, test } from "vitest";
import { filesBelow } from "../../scripts/build/build-files.ts";

const files = filesBelow("app/desk").filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file));

/** Attributes that people read or hear. */
const readAloud = /^(?:label|hint|heading|text|title|alt|placeholder|aria-label)$/;
const hasLetters = (text: unknown) => typeof text === "string" && /\p{L}{2}/u.test(text);
/** "Passkey renamed." but not "passkey options" or "/desk/media". */
const isSentence = (text: unknown) =>
  typeof text === "string" && /^\p{Lu}\p{Ll}*\s\S*\p{L}|^\p{Lu}.*\.$/u.test(text);

/** Code, which is the same in every language, and what only the log of the server says. */
const isCode = (source: string, { start }: ESTree.Node) =>
  /<code[^>]*>$|log\.error\($/.test(source.slice(0, start).trimEnd());

function lettersIn(file: string, source: string): string[] {
  const found: string[] = [];
  const note = (node: ESTree.Node, text: unknown) => {
    if (!isCode(source, node)) found.push(`${file}: ${String(text).trim()}`);
  };
  new Visitor({
    JSXText: (node) => hasLetters(node.value) && note(node, node.value),
    JSXAttribute: ({ name, value }) => {
      if (value?.type === "Literal" && readAloud.test(String(name.name)) && hasLetters(value.value))
        note(value, value.value);
    },
    Literal: (node) => isSentence(node.value) && note(node, node.value),
    TemplateElement: (node) => isSentence(node.value.cooked) && note(node, node.value.cooked),
  }).visit(parseSync(file, source).program);
  // An attribute is also a literal.
  return [...new Set(found)];
}

test("the rule finds sentences in pages, attributes and acts", () => {
  const page = `const a = <p title="Of us">Hello <code>npm start</code>{"Not used yet"}</p>; answered("Saved."); log.error("Cannot store it")`;
  expect(lettersIn("a.tsx", page)).toEqual([
    "a.tsx: Of us",
    "a.tsx: Hello",
    "a.tsx: Not used yet",
    "a.tsx: Saved.",
  ]);
  expect(lettersIn("a.tsx", `<Button act="add passkey" className="wide">{words.add}</Button>`)).toEqual([]);
});

test("the desk contains no sentences", () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => lettersIn(file, readFileSync(file, "utf8")))).toEqual([]);
});
