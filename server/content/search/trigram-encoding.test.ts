import fc from "fast-check";
import { expect, test } from "vitest";
import { fold } from "./fold.ts";
import { encodeForTrigrams } from "./trigram-encoding.ts";

test("only letters and digits are left, one for each character", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const letters = encodeForTrigrams(fold(text));
      expect(letters).toMatch(/^[\p{L}\p{Nd}]*$/u);
      expect([...letters]).toHaveLength([...fold(text)].length);
    }),
  );
});

test("what is part of a text is part of its letters", () => {
  const texts = fc.array(fc.constantFrom("a", "b", "1", "é", " ", "%", "-", ".", "ሰ", "ي", "🧡"), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(texts, fc.nat(12), fc.nat(12), (characters, start, length) => {
      const part = fold(characters.slice(start, start + length).join(""));
      expect(encodeForTrigrams(fold(characters.join("")))).toContain(encodeForTrigrams(part));
    }),
  );
});

test("signs that look different stay apart", () => {
  const signs = Array.from({ length: 0x3000 }, (_, code) => fold(String.fromCodePoint(code))).filter(
    (sign) => sign.length === 1,
  );
  const different = new Set(signs);
  expect(new Set([...different].map(encodeForTrigrams)).size).toBe(different.size);
});
