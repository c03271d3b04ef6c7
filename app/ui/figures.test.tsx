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

test("links a figure to its evidence in the page's language", () => {
  const evidence = { text: "Annual report 2025", to: "/annual-report-2025" };
  expect(shown(evidence)).toContain('<a href="/fr/annual-report-2025">Annual report 2025</a>');
});

test("shows evidence without an address as text, and nothing if there is no evidence", () => {
  const said = shown({ text: "Counted by our auditor", to: "" });
  expect(said).toContain(">Counted by our auditor</dd>");
  expect(said).not.toContain("<a");
  expect(shown({ text: "", to: "/nowhere" })).toBe(shown());
});

test("shows a figure without a note as number and label only", () => {
  const alone = renderToStaticMarkup(<Figures items={[{ number: "5000+", label: "People", note: "" }]} />);
  expect(alone.match(/<dd/g)).toHaveLength(1);
});
