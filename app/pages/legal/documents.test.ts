import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Language } from "../../../languages.ts";
import type { OrganisationDetails } from "../../../organisation.ts";
import { filesBelow } from "../../../scripts/build/files-below.ts";
import type { Content } from "../../../server/content/content.ts";
import type { Enquiries } from "../../../server/enquiries/enquiries.ts";
import { renderedDocument } from "./rendered-document.server.ts";

const siteWith = (details: OrganisationDetails, language: Language = "en") => ({
  language,
  content: { organisation: async () => details } as Content,
  enquiries: { terms: { keptMonths: 24 } } as Enquiries,
});
const documentsWith = (details: OrganisationDetails) =>
  Promise.all([
    renderedDocument(siteWith(details), ({ privacyPolicy }) => privacyPolicy),
    renderedDocument(siteWith(details), ({ termsOfService }) => termsOfService),
    renderedDocument(siteWith(details), ({ accessibilityStatement }) => accessibilityStatement),
  ]);
const documents = await documentsWith({});
const [privacy, terms, accessibility] = documents;
const headings = (document = privacy) => document?.sections.map(({ heading }) => heading);
const textOf = (document = privacy) => document?.sections.map(({ html }) => html).join("\n") ?? "";

test("the privacy policy has its sections in order and says how long messages are kept", () => {
  expect(headings(privacy)).toEqual([
    "Information We Collect",
    "How We Use Your Information",
    "Data Sharing and Disclosure",
    "Your Rights",
    "Changes to This Policy",
    "Contact Us",
  ]);
  expect(textOf(privacy)).toContain("kept for 24 months");
});

test("the privacy policy names everything that the site stores on a visitor's device", () => {
  // The desk is for staff: docs/desk.md tells them what stays on their device.
  const isPublic = (path: string) => !path.startsWith("app/desk/");
  const sources = [...filesBelow("app").filter(isPublic), ...filesBelow("server/http")]
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .map((path) => readFileSync(path, "utf8"));
  const names = sources.flatMap((source) => {
    const named = (word = "") => new RegExp(`const ${word} = "([^"]+)"`).exec(source)?.[1] ?? word;
    const stored = [...source.matchAll(/Storage\.setItem\((?:"([^"]+)"|(\w+))/g)];
    const cookies = [...source.matchAll(/const \w+Cookie(?:: \w+)? = "([^"]+)"/g)];
    return [...stored, ...cookies].map(([, name, constant]) => name ?? named(constant));
  });
  expect(new Set(names)).toEqual(new Set(["theme", "font", "language", "draft:", "formId", "low-data"]));
  for (const name of names) expect(textOf(privacy)).toContain(`“${name}”`);
});

test("the terms have their eight sections in order and an age", () => {
  expect(headings(terms)).toEqual([
    "1. Acceptance",
    "2. User Accounts",
    "3. Prohibited Conduct",
    "4. Intellectual Property",
    "5. Disclaimers and Limitation of Liability",
    "6. Governing Law",
    "7. Changes to Terms",
    "8. Contact Us",
  ]);
  expect(terms?.sections[0]?.html).toContain("at least 18");
  expect(terms?.sections[3]?.html).toContain("Partners' names and logos");
});

test("the accessibility statement names its standard and the six measures", () => {
  const text = textOf(accessibility);
  for (const words of [
    "(WCAG) 2.2</a>, Level AA",
    "Keyboard navigation",
    "Screen reader compatibility",
    "Clear headings",
    "Readable text",
    "Responsive design",
    "Focus indicators",
    'href="/contact"',
  ]) {
    expect(text).toContain(words);
  }
});

test.each(documents)("$title: has its date, and neither a placeholder nor an unset value", (document) => {
  expect(document.updated).toEqual({ text: "Last updated 26 October 2023", date: "2023-10-26" });
  expect(document.version.text).toMatch(/^Text of this site's version: \d{1,2} [A-Z][a-z]+ 20\d\d$/);
  expect(document.version.date > document.updated.date).toBe(true);
  expect(textOf(document)).not.toMatch(/[[\]{}]|undefined/);
});

test.each(await documentsWith({ email: "us@example.org", phone: "+251 11 000 0000" }))(
  "$title: says how to reach us, once that is set",
  (document) => {
    expect(textOf(document)).toContain('<a href="mailto:us@example.org">us@example.org</a>');
    expect(textOf(document)).toContain('<a href="tel:+251110000000">+251 11 000 0000</a>');
  },
);

test("the terms name the law that governs them, once it is set", async () => {
  const [, withLaw] = await documentsWith({ governingLaw: "Ethiopia" });
  expect(textOf(withLaw)).toContain("governed by the law of Ethiopia");
  expect(textOf(terms)).toContain("the country in which Secure AI Africa is registered");
});
