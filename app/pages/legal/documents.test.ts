import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { PageName } from "../../../content/pages/index.ts";
import { type Language, languageCodes } from "../../../languages.ts";
import { filesBelow } from "../../../scripts/build/build-files.ts";
import type { Content } from "../../../server/content/content.ts";
import { type Organisation, organisationFrom } from "../../../server/content/organisation.ts";
import type { Enquiries } from "../../../server/inbox/enquiries.ts";
import { pageWords } from "../../../tests/page-words.ts";
import * as kept from "../../offline/names.ts";
import { renderedDocument } from "./rendered-document.server.ts";

type Details = Partial<Organisation>;
const siteWith = (details: Details, language: Language = "en", changed: string | null = null) => ({
  language,
  content: {
    organisation: async () => ({
      ...organisationFrom(pageWords("organisation", language), language),
      ...details,
    }),
    pageChanged: async () => changed,
    page: async (name: PageName) => pageWords(name, language),
  } as unknown as Content,
  enquiries: { terms: { keptMonths: 24 } } as Enquiries,
  registrations: { keptDays: 90 },
});
const documentsWith = (details: Details, language?: Language) =>
  Promise.all([
    renderedDocument(siteWith(details, language), "privacy-policy"),
    renderedDocument(siteWith(details, language), "terms-of-service"),
    renderedDocument(siteWith(details, language), "accessibility"),
  ]);
const documents = await documentsWith({});
const [privacy, terms, accessibility] = documents;
const headings = (document = privacy) => document?.sections.map(({ heading }) => heading);
const textOf = (document: Pick<typeof privacy, "sections"> = privacy) =>
  document?.sections.map(({ html }) => html).join("\n") ?? "";

test("the privacy policy has its sections in order and says how long messages are stored", () => {
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

test.each(languageCodes)(
  "the privacy policy in %s says how long registrations are stored",
  async (language) => {
    const [policy] = await documentsWith({}, language);
    const days = new Intl.NumberFormat(language === "ar" ? "ar-u-nu-latn" : language, {
      ...{ style: "unit", unit: "day", unitDisplay: "long" },
    });
    expect(textOf(policy)).toContain(days.format(90));
  },
);

test("the privacy policy names everything that the site stores on a visitor's device", () => {
  // The desk is for staff, and docs/desk.md covers their devices.
  const isPublic = (path: string) => !path.startsWith("app/desk/");
  const sources = [...filesBelow("app").filter(isPublic), ...filesBelow("server/http")]
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .map((path) => readFileSync(path, "utf8"));
  const names = sources.flatMap((source) => {
    const named = (word = "") =>
      new RegExp(`const ${word}(?:: typeof [\\w.]+)? = "([^"]+)"`).exec(source)?.[1] ?? word;
    const stored = [...source.matchAll(/Storage\.setItem\((?:"([^"]+)"|(\w+))/g)];
    const cookies = [...source.matchAll(/const \w+Cookie(?:: \w+)? = "([^"]+)"/g)];
    return [...stored, ...cookies].map(([, name, constant]) => name ?? named(constant));
  });
  expect(new Set(names)).toEqual(
    new Set(["theme", "font", "language", "draft:", "formId", "outbox:", "low-data"]),
  );
  for (const name of names) expect(textOf(privacy)).toContain(`“${name}”`);
});

test.each(languageCodes)(
  "the privacy policy in %s names what can be read without a connection",
  async (language) => {
    const [policy, , statement] = await documentsWith({}, language);
    // Staff keep the desk's.
    const { deskCache: _, deskWorkerFile: __, ...names } = kept;
    expect(Object.keys(names).length).toBeGreaterThan(4);
    for (const name of Object.values(names))
      expect(textOf(policy)).toMatch(new RegExp(`[“«]\\s?${name}\\s?[”»]`));
    expect(textOf(policy)).toContain("/on-this-device");
    expect(textOf(statement)).toContain("/privacy-policy");
  },
);

test("the terms have their eight sections in order and a minimum age", () => {
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
  expect(textOf(document)).not.toMatch(/[[\]{}]|undefined/);
});

test.each(await documentsWith({ email: "us@example.org", phone: "+251 11 000 0000" }))(
  "$title: shows contact details once they are set",
  (document) => {
    expect(textOf(document)).toContain('<a href="mailto:us@example.org">us@example.org</a>');
    expect(textOf(document)).toContain('<a href="tel:+251110000000">+251 11 000 0000</a>');
  },
);

test("the terms name the governing law once it is set", async () => {
  const [, withLaw] = await documentsWith({ governingLaw: "Ethiopia" });
  expect(textOf(withLaw)).toContain("governed by the law of Ethiopia");
  expect(textOf(terms)).toContain("the country in which Secure AI Africa is registered");
});

test("shows the date of the last change in the page's language", async () => {
  const changed = "2026-11-19T22:30:00.000Z";
  const dateIn = async (language: Language) =>
    (await renderedDocument(siteWith({}, language, changed), "privacy-policy")).updated;
  expect(await dateIn("en")).toEqual({ text: "Last updated 20 November 2026", date: changed });
  expect((await dateIn("pt")).text).toBe("Última atualização: 20 de novembro de 2026");
});

test.each(languageCodes)(
  "in %s no text has a gap or a placeholder, whichever details are set",
  async (language) => {
    const everything = { email: "us@example.org", phone: "+251 11 000 0000", governingLaw: "Ethiopia" };
    for (const details of [{}, everything])
      for (const { title, lead, description, ...document } of await documentsWith(details, language)) {
        expect([title, lead, description, textOf(document)].join()).not.toMatch(/[{}]|undefined/);
        for (const { html } of document.sections) expect(html).not.toBe("");
      }
  },
);
