import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalCode, certificateCode, cleanName, readCertificateCode } from "./certificate-code.ts";

const key = "a key";
const amina = { name: "Amina Wanjiru", event: 17, day: "2026-11-30" };

describe("the code of a certificate", () => {
  test("contains the name, the event and the day", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 }),
        fc.integer({ min: 1, max: 2 ** 31 }),
        fc.integer({ min: 0, max: 65_535 }),
        (typed, event, days) => {
          const day = new Date(Date.UTC(2020, 0, 1 + days)).toISOString().slice(0, 10);
          const name = cleanName(typed) || "A";
          expect(readCertificateCode(certificateCode({ name, event, day }, key), key)).toEqual({
            name,
            event,
            day,
          });
        },
      ),
    );
  });

  test("is short enough to type", () => {
    expect(certificateCode(amina, key)).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{5}-){8}[0-9A-HJKMNP-TV-Z]{1,5}$/);
  });

  test("is read in any case, with spaces or without hyphens, and with letters that look like digits", () => {
    const code = certificateCode(amina, key);
    for (const typed of [
      code.toLowerCase(),
      code.replaceAll("-", " "),
      code.replaceAll("-", ""),
      code.replaceAll("0", "o").replaceAll("1", "l"),
    ]) {
      expect(readCertificateCode(typed, key)).toEqual(amina);
      expect(canonicalCode(typed)).toBe(code);
    }
  });

  test("is worth nothing once any letter is changed, or with another key", () => {
    const code = certificateCode(amina, key);
    for (let index = 0; index < code.length; index++) {
      if (code[index] === "-") continue;
      const forged = code.slice(0, index) + (code[index] === "A" ? "B" : "A") + code.slice(index + 1);
      expect(readCertificateCode(forged, key)).toBeUndefined();
    }
    expect(readCertificateCode(code, "another key")).toBeUndefined();
  });

  test.each(["", "-", "A", "not a code!", "ሰላም", "7".repeat(2000), "00000-00000-00000-00000-00000"])(
    "%s is none",
    (typed) => expect(readCertificateCode(typed, key)).toBeUndefined(),
  );

  test("has no name that could rearrange the text around it", () => {
    expect(cleanName("  Amina\n\u202e \u2066Wanjiru\u0000 ")).toBe("Amina Wanjiru");
  });
});
