import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fieldLimits } from "../message-limits.ts";
import { fieldNames } from "./form-answer.ts";
import { clean, findProblems } from "./validate.ts";

const good = { name: "Selam", email: "selam@example.org", subject: "ሰላም", message: "مرحبا 👋🏿" };
const anyText = fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }));
const anyFields = fc.record({ name: anyText, email: anyText, subject: anyText, message: anyText });

describe("cleaning", () => {
  test("removes control characters, and line breaks in single-line fields", () => {
    const typed = {
      name: "A\r\nBcc: x\0",
      email: " a@b.et\t",
      subject: "\u0085S\u007f\u001b[1m",
      message: "1\r\n2\r3\u20284",
    };
    expect(clean(typed)).toEqual({
      name: "A Bcc: x",
      email: "a@b.et",
      subject: "S[1m",
      message: "1\n2\n3\n4",
    });
  });

  test("keeps every script, and the joiners in emoji", () => {
    expect(clean(good)).toEqual(good);
    const family = "👨‍👩‍👧‍👦 नमस्ते می‌خواهم";
    expect(clean({ ...good, message: family }).message).toBe(family);
  });

  test("leaves nothing that a database, a mail header or a second cleaning would change", () => {
    fc.assert(
      fc.property(anyFields, (fields) => {
        const once = clean(fields);
        expect(clean(once)).toEqual(once);
        for (const [name, value] of Object.entries(once)) {
          expect(value.isWellFormed()).toBe(true);
          expect(value).not.toMatch(name === "message" ? /[^\P{Cc}\n]/u : /\p{Cc}/u);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe("the check", () => {
  test("accepts a valid form, and names the problems of an invalid one", () => {
    expect(findProblems(good)).toEqual({});
    const blank = clean({ name: " \t\n", email: "", subject: "\0", message: "\r\n" });
    const missing = { kind: "missing" };
    expect(findProblems(blank)).toEqual({
      name: missing,
      email: missing,
      subject: missing,
      message: missing,
    });
  });

  test("counts characters, not bytes or UTF-16 units", () => {
    for (const name of ["name", "subject", "message"] as const) {
      const full = "🌍".repeat(fieldLimits[name]);
      expect(findProblems({ ...good, [name]: full })).toEqual({});
      expect(findProblems({ ...good, [name]: `${full}ab` })).toEqual({ [name]: { kind: "long", by: 2 } });
    }
    const longAddress = `${"a".repeat(243)}@example.org`;
    expect(findProblems({ ...good, email: longAddress })).toEqual({ email: { kind: "long", by: 1 } });
  });

  test.each([
    "ade@example.org",
    "ade@example.com",
    "o'neil+x@mail.example.co.ke",
    "a.b-c_d@xn--80akhbyknj4f.et",
  ])("accepts %s", (email) => {
    expect(findProblems({ ...good, email })).toEqual({});
  });

  test.each([
    ["a", "other"],
    ["a@", "other"],
    ["@b", "other"],
    ["ade@gmail", "no dot"],
    ["ade@gmail.", "dot at the end"],
    ["ade@gmail.com.", "dot at the end"],
    ["a@b@c", "two ats"],
    ["a@b.et,c@d.et", "two ats"],
    ["a b@c.et", "space"],
    ["ade @gmail.com", "space"],
    ["a@b.et, c@d.et", "space"],
    ["a@b..et", "dot too many"],
    ["a@.et", "dot too many"],
    ["a@-b.et", "other"],
    ["a@b_c.et", "other"],
    ["<a@b.et>", "other"],
  ] as const)("rejects %s: %s", (email, fault) =>
    expect(findProblems({ ...good, email })).toEqual({ email: { kind: "malformed", fault } }),
  );

  test("accepts a domain in any script, and converts it to ASCII", () => {
    const { email } = clean({ ...good, email: "selam@ኢትዮጵያ.et" });
    expect(email).toMatch(/^selam@xn--[a-z\d-]+\.et$/);
    expect(findProblems({ ...good, email })).toEqual({});
  });

  test("accepts only forms within every limit, whatever the input", () => {
    const address = fc.oneof(anyText, fc.emailAddress());
    fc.assert(
      fc.property(
        fc.record({ name: anyText, email: address, subject: anyText, message: anyText }),
        (typed) => {
          const fields = clean(typed);
          if (Object.keys(findProblems(fields)).length > 0) return;
          for (const name of fieldNames) {
            expect([...fields[name]].length).toBeGreaterThan(0);
            expect([...fields[name]].length).toBeLessThanOrEqual(fieldLimits[name]);
          }
          expect(fields.email).toMatch(/^[^\s<>,;:"]+@[a-z\d.-]+$/i);
        },
      ),
      { numRuns: 500 },
    );
  });
});
