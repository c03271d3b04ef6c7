import { expect, test } from "vitest";
import { type Change, wordChanges } from "./word-changes.ts";

/** Writes changes on one line, as "[-removed-]" and "{+added+}". */
const shown = (changes: Change[]) =>
  changes
    .map(({ kind, text }) => (kind === "same" ? text : kind === "removed" ? `[-${text}-]` : `{+${text}+}`))
    .join("");
const textOf = (changes: Change[], kind: "removed" | "added") =>
  changes.flatMap((change) => (["same", kind].includes(change.kind) ? change.text : [])).join("");

test.each([
  ["The same", "The same", "The same"],
  ["", "New", "{+New+}"],
  ["Gone", "", "[-Gone-]"],
  ["a red car", "a blue car", "a [-red-]{+blue+} car"],
  ["a red car drove", "a blue bus drove", "a [-red car-]{+blue bus+} drove"],
  ["The end", "The end.", "The end{+.+}"],
  ["One.\n\nTwo.\n", "One.\n\nThree.\n\nTwo.\n", "One.\n\n{+Three.\n\n+}Two.\n"],
  ["ሰላም ለዓለም", "ሰላም ለአፍሪካ", "ሰላም [-ለዓለም-]{+ለአፍሪካ+}"],
])("%j → %j", (before, after, expected) => {
  expect(shown(wordChanges(before, after))).toBe(expected);
});

test("both texts can be rebuilt from the changes", () => {
  const words = ["a", "b", "c ", " ", "\n", "d.", "  ", "é", "constructor"];
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const text = () => Array.from({ length: random(30) }, () => words[random(words.length)]).join("");
  for (let round = 0; round < 500; round++) {
    const [before, after] = [text(), text()];
    const changes = wordChanges(before, after);
    expect(textOf(changes, "removed")).toBe(before);
    expect(textOf(changes, "added")).toBe(after);
  }
});

const long = (word: string) => Array.from({ length: 30_000 }, (_, index) => `${word}${index % 50}`).join(" ");

test.each([
  ["that share little", long("a"), long("b")],
  ["of the same few words", "a b c ".repeat(20_000), "c a a b ".repeat(15_000)],
  ["of the same few lines", "a\nb\n".repeat(20_000), "b\nb\na\n".repeat(15_000)],
])("limits the work of comparing two long texts %s", (_, before, after) => {
  const work = { left: 100_000 };
  const changes = wordChanges(before, after, work);
  expect(textOf(changes, "removed")).toBe(before);
  expect(textOf(changes, "added")).toBe(after);
  expect(changes.length).toBeLessThanOrEqual(2000);
  expect(work.left).toBeGreaterThan(-1_000_000);
});

test("compares paragraphs if comparing words takes too much work", () => {
  const words = "a b c d e ".repeat(2000);
  const [before, after] = [
    `First.\n${words}\nLast one.\n`,
    `First.\n${"e a b a ".repeat(2500)}\nLast two.\n`,
  ];
  const changes = wordChanges(before, after, { left: 20_000 });
  expect(changes[0]).toEqual({ kind: "same", text: "First.\n" });
  expect(changes[1]?.text).toContain(words);
});

test("does not return thousands of changes", () => {
  const lines = (word: string) => Array.from({ length: 5000 }, (_, index) => `${index} ${word}\n`).join("");
  const changes = wordChanges(`Same\n${lines("a")}End\n`, `Same\n${lines("b")}End\n`);
  expect(changes.map(({ kind }) => kind)).toEqual(["same", "removed", "added", "same"]);
});
