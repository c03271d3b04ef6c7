import { expect, test } from "vitest";
import { renderLongText } from "./long-text.ts";

test("headings get unique ids from their words, in any script", () => {
  const { html, headings } = renderLongText(
    "# How to *use* them\n\n## Why?\n\n### Below\n\n## Why\n\n## ሰላም ለዓለም\n\n## …\n\n## Why 2",
  );
  expect(headings).toEqual([
    { id: "part-how-to-use-them", text: "How to use them" },
    { id: "part-why", text: "Why?" },
    { id: "part-why-2", text: "Why" },
    { id: "part-ሰላም-ለዓለም", text: "ሰላም ለዓለም" },
    { id: "part", text: "…" },
    { id: "part-why-2-2", text: "Why 2" },
  ]);
  expect(html).toContain('<h2 id="part-how-to-use-them">How to <em>use</em> them</h2>');
  expect(html).toContain("<h3>Below</h3>");
});

test("reference links work", () => {
  expect(renderLongText("## A\n\n[x][1]\n\n[1]: /news").html).toContain('<a href="/news">x</a>');
});

test.each([
  [1, 1],
  [299, 1],
  [300, 2],
  [1000, 5],
])("%i words take %i minutes", (words, minutes) => {
  expect(renderLongText("word ".repeat(words)).minutes).toBe(minutes);
});
