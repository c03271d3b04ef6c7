import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mergeTexts } from "./merge-texts.ts";

describe("spaces", () => {
  test.each([
    ["A. B. C.", "A. C.", "A. B. C. D.", "A. C. D."],
    ["A. B.", "A.", "A. B. C.", "A. C."],
    ["A. B.\n", "A.", "A. B.\nC.\n", "A.\nC."],
    ["A. B. C.", "B. C.", "A. B.", "B."],
    ["A. B. C.", "A. X. B. C.", "A. B. C2.", "A. X. B. C2."],
    ["A. B.", "A.\n\nB.", "A. B2.", "A.\n\nB2."],
    ["A. B.", "A. B.\n\nC.", "A2. B.", "A2. B.\n\nC."],
    ["- a\n- b", "- a\n- b\n- c", "- a\n- B", "- a\n- B\n- c"],
    ["- a\n  - b\n  - c", "- a\n  - c", "- A\n  - b\n  - c", "- A\n  - c"],
    ["A. B. C. D.", "A1. B. C1. D.", "A. B2. C. D2.", "A1. B2. C1. D2."],
    ["A.  \nB.", "A.  \nB. C.", "A1.  \nB.", "A1.  \nB. C."],
  ])("%j, changed to %j and to %j, is %j", (base, yours, theirs, text) => {
    expect(mergeTexts({ base, yours, theirs })).toEqual({ text, withYours: text, places: [] });
    expect(mergeTexts({ base, yours: theirs, theirs: yours }).text).toBe(text);
  });

  test("are neither doubled nor lost, whatever two people do to whole sentences", () => {
    const sentence = fc.constantFrom<string[]>("Alpha.", "Beta!", "(Gamma.)", "Delta", "Epsilon;");
    const edit = fc.record({ at: fc.nat(10), remove: fc.nat(2), add: fc.boolean() });
    const gap = fc.constantFrom(" ", "\n", "\n\n");
    fc.assert(
      fc.property(
        fc.array(sentence, { minLength: 1, maxLength: 8 }),
        fc.array(edit, { maxLength: 2 }),
        fc.array(edit, { maxLength: 2 }),
        gap,
        fc.boolean(),
        (start, a, b, between, endsInLine) => {
          // "Delta" ends with its line, not with a full stop.
          const space = between === " " && start.includes("Delta") ? "\n" : between;
          const written = (sentences: string[]) => sentences.join(space) + (endsInLine ? "\n" : "");
          const changed = (edits: typeof a, name: string) => {
            const sentences = [...start];
            edits.forEach(({ at, remove, add }, index) => {
              sentences.splice(at, remove, ...(add ? [`${name}${index}.`] : []));
            });
            return written(sentences);
          };
          const merged = mergeTexts({
            base: written(start),
            yours: changed(a, "Mine"),
            theirs: changed(b, "Other"),
          });
          for (const text of [merged.text, merged.withYours]) {
            const body = endsInLine && text.endsWith("\n") ? text.slice(0, -1) : text;
            const parts = body === "" ? [] : body.split(space);
            for (const part of parts) expect(part).toMatch(/^\(?\w+[.!;]?\)?$/);
          }
        },
      ),
      { numRuns: 3000 },
    );
  });
});

test("neighbouring rewritten sentences conflict only where both writers rewrote the same one", () => {
  const merged = mergeTexts({ base: "A. B. C.", yours: "A. B1. C1.", theirs: "A2. B2. C." });
  expect(merged.places).toEqual([{ yours: "B1.", theirs: "B2.", base: "B." }]);
  expect([merged.text, merged.withYours]).toEqual(["A2. B2. C1.", "A2. B1. C1."]);
});

describe("work", () => {
  const line = "a.\n";

  test("two honest edits of a long text with 800 sentences are merged exactly", () => {
    const sentences = Array.from({ length: 800 }, (_, index) => `Sentence ${index % 90} of it.`);
    const changed = (every: number, offset: number, word: string) =>
      sentences.map((text, index) => (index % every === offset ? `${word} ${index}.` : text));
    const [yours, theirs] = [changed(40, 3, "Mine"), changed(40, 20, "Theirs")];
    const work = { left: 1_000_000 };
    const merged = mergeTexts(
      { base: sentences.join(" "), yours: yours.join(" "), theirs: theirs.join(" ") },
      undefined,
      work,
    );
    const both = sentences.map((text, index) => (yours[index] === text ? theirs[index] : yours[index]));
    expect(merged).toEqual({ text: both.join(" "), withYours: both.join(" "), places: [] });
    expect(1_000_000 - work.left).toBeLessThan(100_000);
  });

  test("a line repeated 8,000 times is merged exactly where little was changed", () => {
    const base = line.repeat(8000);
    const yours = `b.\n${base}`;
    const theirs = `${base}c.\n`;
    expect(mergeTexts({ base, yours, theirs })).toMatchObject({ text: `b.\n${base}c.\n`, places: [] });
  });

  test.each([
    ["every second line", "a.\nb.\n".repeat(4000), "a.\nc.\n".repeat(4000)],
    ["lines in disorder", "a.\na.\nb.\nc.\n".repeat(2000), "c.\na.\n".repeat(4000)],
  ])("past the work limit the whole text is one conflict, and nothing is lost: %s", (_, yours, theirs) => {
    const base = line.repeat(8000);
    const merged = mergeTexts({ base, yours, theirs });
    expect(merged).toEqual({ text: theirs, withYours: yours, places: [{ yours, theirs, base }] });
  });

  test("a text with too many conflicts is one conflict", () => {
    const text = (word: string) =>
      Array.from({ length: 60 }, (_, index) => `${word} ${index}. Kept ${index}.`).join(" ");
    const place = { base: text("Base"), yours: text("Mine"), theirs: text("Other") };
    expect(mergeTexts(place).places).toEqual([place]);
  });

  test("splitting takes linear time", () => {
    const quotes = `.${'"'.repeat(200_000)}`;
    const before = process.cpuUsage();
    mergeTexts({ base: quotes, yours: `a${quotes}`, theirs: `${quotes}b` });
    mergeTexts({ base: `a${" ".repeat(200_000)}b`, yours: `c${" ".repeat(200_000)}b`, theirs: "a b" });
    // Quadratic time would be minutes.
    expect(process.cpuUsage(before).user).toBeLessThan(5_000_000);
  });
});
