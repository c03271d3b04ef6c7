import { expect, test } from "vitest";
import { accessibilityStatement } from "../../words/en/legal/accessibility.ts";
import { privacyPolicy } from "../../words/en/legal/privacy-policy.ts";
import { termsOfService } from "../../words/en/legal/terms-of-service.ts";
import { renderedDocument } from "./rendered-document.server.ts";

const documents = [privacyPolicy(24), termsOfService, accessibilityStatement].map(renderedDocument);
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
