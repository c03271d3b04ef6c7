import { expect, test } from "vitest";
import { type Change, wordChanges } from "./word-changes.ts";

/** As one line: "[-removed-]" and "{+added+}". */
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

test("both texts can be read from the changes, whatever they are", () => {
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

test("two long texts that share little are compared within a second", () => {
  const long = (word: string) =>
    Array.from({ length: 30_000 }, (_, index) => `${word}${index % 50}`).join(" ");
  const started = performance.now();
  const changes = wordChanges(long("a"), long("b"));
  expect(performance.now() - started).toBeLessThan(1000);
  expect(textOf(changes, "added")).toBe(long("b"));
});
