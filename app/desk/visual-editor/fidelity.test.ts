/** Opening and saving a text changes no byte of it, and an edit changes only its own line. */
import { globSync, readFileSync } from "node:fs";
import { EditorState } from "@codemirror/state";
import { expect, test } from "vitest";
import { wordChanges } from "./outside-changes.ts";
import { editing } from "./visual-editor.ts";

/** Every record's body, and every longer field of its front matter, as the form would hold it. */
const texts = globSync("content/{initial,samples}/**/*.md").flatMap((path) => {
  const [, head = "", body = ""] =
    /^---\n([\s\S]*?)\n---\n?([\s\S]*)$/.exec(readFileSync(path, "utf8")) ?? [];
  const fields = [...head.matchAll(/^[\w.-]+: \|\n((?: {2}.*\n|\n)+)/gm)].map(([, lines = ""]) =>
    lines.replace(/^ {2}/gm, "").trim(),
  );
  return [body.trim(), ...fields].filter(Boolean).map((text) => ({ path, text }));
});

const open = (doc: string) => EditorState.create({ doc, extensions: editing });

test("there are as many texts as the trial had", () => {
  expect(texts.length).toBeGreaterThanOrEqual(250);
});

test("each text, opened and saved untouched, is identical", () => {
  const changed = texts.filter(({ text }) => open(text).doc.toString() !== text);
  expect(changed.map(({ path }) => path)).toEqual([]);
});

test("a word inserted anywhere changes one line", () => {
  for (const { path, text } of texts) {
    const lines = text.split("\n");
    const at = Math.floor(text.length / 2);
    const state = open(text).update({ changes: { from: at, insert: "word" }, userEvent: "input.type" }).state;
    const after = state.doc.toString().split("\n");
    const differing = after.filter((line, index) => line !== lines[index]);
    expect([after.length, differing.length], path).toEqual([lines.length, 1]);
  }
});

test("a merge from outside changes only the words that differ", () => {
  for (const { text } of texts) {
    const words = text.split(" ");
    const after = [...words.slice(0, 2), "inserted", ...words.slice(2)].join(" ");
    const changes = wordChanges(text, after);
    const state = open(text).update({ changes }).state;
    expect(state.doc.toString()).toBe(after);
    expect(JSON.stringify(changes).length).toBeLessThan(200);
  }
});

test("line ends and unusual spaces stay as they are", () => {
  const text = "a\u2028b\u0085c\u00a0d\r e\n\n\n  f\t\n";
  expect(open(text).doc.toString()).toBe(text);
});
