import { expect, test } from "vitest";
import { renderLongText } from "./long-text.ts";
import { renderMarkdown } from "./markdown.ts";
import { excerpt, plainText } from "./plain-text.ts";
import type { ShowPicture } from "./text-pictures.ts";

const show: ShowPicture = ({ address, alt, alone }) =>
  address === "/gone.png" ? undefined : alone ? `<figure>${alt}</figure>` : `<img ${alt}>`;
const shown = (source: string) => renderMarkdown(source, show).replaceAll("\n", "");

test("a picture is what stands for it, its description as plain text", () => {
  expect(shown("![A *map*](/map.png)")).toBe("<figure>A map</figure>");
  expect(renderLongText("## A\n\n![x](/map.png)", show).html).toContain("<figure>x</figure>");
});

test.each([
  ["one that cannot be shown", "![A *map* & more](/gone.png)"],
  ["one of another site", "![A *map* & more](https://example.org/map.png)"],
  ["one of another site", "![A *map* & more](//example.org/map.png)"],
  ["no address of a picture", "![A *map* & more](mailto:a@example.org)"],
  ["a path that differs from page to page", "![A *map* & more](map.png)"],
])("%s is its description: %s", (_, source) => {
  expect(shown(source)).toBe("<p>A map &amp; more</p>");
});

test("without anyone to show them, all are their descriptions", () => {
  expect(renderMarkdown("![A map](/map.png)")).toBe("<p>A map</p>\n");
  expect(renderMarkdown("![A map](data:image/png;base64,AAAA)", show)).not.toContain("<figure");
});

test.each([
  ["Before ![a](/a.png) after", "<p>Before </p><figure>a</figure><p> after</p>"],
  ["![a](/a.png) ![b](/b.png)\n![c](/c.png)", "<figure>a</figure><figure>b</figure><figure>c</figure>"],
  ["Before\n![a](/gone.png)", "<p>Before</p><p>a</p>"],
  ["- ![a](/a.png)\n- b", "<ul><li><figure>a</figure></li><li>b</li></ul>"],
  ["> ![a](/a.png)", "<blockquote><figure>a</figure></blockquote>"],
  ["A ![b](https://example.org/b.png) c", "<p>A b c</p>"],
])("one among words stands apart from them: %j", (source, html) => {
  expect(shown(source)).toBe(html);
});

test.each([
  ["[![a](/a.png)](/b)", '<p><a href="/b"><img a></a></p>'],
  ["*![a](/a.png)*", "<p><em><img a></em></p>"],
  ["## A ![a](/a.png)", "<h2>A <img a></h2>"],
])("one in a link, in emphasis or in a heading stays there: %s", (source, html) => {
  expect(shown(source)).toBe(html);
});

test("the words of a text include descriptions, an excerpt does not begin with one", () => {
  const source = "![A clinic](/a.png)\n\nWe met.";
  expect(plainText(source)).toBe("A clinic\nWe met.");
  expect(excerpt(source)).toBe("We met.");
});
