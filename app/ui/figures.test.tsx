import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Figures } from "./figures.tsx";
import { LanguageContext } from "./page-language.ts";

const figure = { number: "15+", label: "Partnerships", note: "Since 2018." };
const shown = (evidence?: { text: string; to: string }) =>
  renderToStaticMarkup(
    <LanguageContext value="fr">
      <Figures items={[{ ...figure, ...(evidence && { evidence }) }]} />
    </LanguageContext>,
  );

test("a figure leads to its evidence, in the language of the page", () => {
  const evidence = { text: "Annual report 2025", to: "/annual-report-2025" };
  expect(shown(evidence)).toContain('<a href="/fr/annual-report-2025">Annual report 2025</a>');
});

test("evidence without an address is said, and a figure without evidence says nothing of it", () => {
  const said = shown({ text: "Counted by our auditor", to: "" });
  expect(said).toContain(">Counted by our auditor</dd>");
  expect(said).not.toContain("<a");
  expect(shown({ text: "", to: "/nowhere" })).toBe(shown());
});
