import { expect, test } from "vitest";
import { renderLongText } from "./long-text.ts";
import { renderMarkdown } from "./markdown.ts";
import { excerpt, plainText } from "./plain-text.ts";
import type { ShowPart } from "./text-parts.ts";

const show: ShowPart = (part) => {
  if (part.kind !== "picture" || part.address === "/gone.png") return undefined;
  const { alt, alone, caption } = part;
  return alone ? `<figure>${alt}${caption && `: ${caption}`}</figure>` : `<img ${alt}>`;
};
const shown = (source: string) => renderMarkdown(source, show).replaceAll("\n", "");

test("the site renders a picture, with its description as plain text", () => {
  expect(shown("![A *map*](/map.png)")).toBe("<figure>A map</figure>");
  expect(renderLongText("## A\n\n![x](/map.png)", show).html).toContain("<figure>x</figure>");
});

test.each([
  ["a picture that cannot be shown", "![A *map* & more](/gone.png)"],
  ["a picture on another site", "![A *map* & more](https://example.org/map.png)"],
  ["a picture on another site", "![A *map* & more](//example.org/map.png)"],
  ["an address that is not a picture", "![A *map* & more](mailto:a@example.org)"],
  ["a relative path", "![A *map* & more](map.png)"],
])("%s becomes its description: %s", (_, source) => {
  expect(shown(source)).toBe("<p>A map &amp; more</p>");
});

test("without `show`, a picture becomes its description", () => {
  expect(renderMarkdown("![A map](/map.png)")).toBe("<p>A map</p>\n");
  expect(renderMarkdown("![A map](data:image/png;base64,AAAA)", show)).not.toContain("<figure");
});

test.each([
  ["Before ![a](/a.png) after", "<p>Before </p><figure>a</figure><p> after</p>"],
  ["![a](/a.png) b ![c](/c.png)", "<figure>a</figure><p> b </p><figure>c</figure>"],
  ["Before\n![a](/gone.png)", "<p>Before</p><p>a</p>"],
  ["- ![a](/a.png)\n- b", "<ul><li><figure>a</figure></li><li>b</li></ul>"],
  ["> ![a](/a.png)", "<blockquote><figure>a</figure></blockquote>"],
  ["A ![b](https://example.org/b.png) c", "<p>A b c</p>"],
])("a picture among words becomes a separate block: %j", (source, html) => {
  expect(shown(source)).toBe(html);
});

test.each([
  ["[![a](/a.png)](/b)", '<p><a href="/b"><img a></a></p>'],
  ["*![a](/a.png)*", "<p><em><img a></em></p>"],
  ["## A ![a](/a.png)", "<h2>A <img a></h2>"],
])("a picture in a link, in emphasis or in a heading stays there: %s", (source, html) => {
  expect(shown(source)).toBe(html);
});

test("the title of a picture in the text is its caption", () => {
  expect(shown('![A map](/map.png "Our *five* offices")')).toBe("<figure>A map: Our *five* offices</figure>");
});

test.each([
  ["![a](/a.png) ![b](/b.png)\n![c](/c.png)", "<figure>a</figure><figure>b</figure><figure>c</figure>"],
  ['![a](/a.png "A")\n![b](/gone.png)', "<figure>a: A</figure><p>b</p>"],
])("adjacent pictures become a gallery: %j", (source, figures) => {
  expect(shown(source)).toBe(`<div class="block-gallery">${figures}</div>`);
  expect(shown(`- ${source.replace("\n", "\n  ")}`)).toContain('<li><div class="block-gallery"><figure>a');
});

test("plain text includes descriptions and captions, and an excerpt does not", () => {
  const source = '![A clinic](/a.png "In Lagos")\n\nWe met.';
  expect(plainText(source)).toBe("A clinic\nIn Lagos\nWe met.");
  expect(excerpt(source)).toBe("We met.");
});

const links = (source: string) => {
  const found: unknown[] = [];
  const html = renderMarkdown(source, (part) => {
    if (part.kind === "link") found.push(part);
    return part.kind === "link" ? "<card>" : undefined;
  });
  return { found, html: html.replaceAll("\n", "") };
};

test.each([
  "/files/plan.pdf",
  "/media/0123456789abcdef0123/Plan%202026.pdf",
  "/media/0123456789abcdef0123/film.mp4",
  "https://www.youtube.com/watch?v=x",
  "https://youtu.be/x",
  "https://vimeo.com/123",
  "https://soundcloud.com/a/b",
  "https://tube.example.org/w/7a1XcvbnM9qwertyuiopZX",
  "https://tube.example.org/videos/watch/1",
  "https://example.org/talk.mp3",
])("a link to a file, a video or audio as a whole paragraph becomes a card: %s", (address) => {
  expect(links(`Before\n\n[The *film*](${address} "More")`)).toEqual({
    found: [{ kind: "link", address, html: "The <em>film</em>", text: "The film", caption: "More" }],
    html: "<p>Before</p><card>",
  });
});

test("links to captions after a video belong to it", () => {
  const folder = "/media/0123456789abcdef0123";
  const source = `[The film](${folder}/film.mp4)\n[English](${folder}/en.vtt) [Français](${folder}/fr.vtt)`;
  expect(links(source).found).toMatchObject([
    {
      address: `${folder}/film.mp4`,
      captions: [
        { address: `${folder}/en.vtt`, label: "English" },
        { address: `${folder}/fr.vtt`, label: "Français" },
      ],
    },
  ]);
});

test.each([
  "[a](/news)",
  "[a](/media/0123456789abcdef0123)",
  "[a](/files/../x.pdf)",
  "[a](https://example.org/a.pdf)",
  "[a](https://www.youtube.com/@us)",
  "See [a](/files/a.pdf)",
  "[a](/files/a.pdf) [b](/files/b.pdf)",
  "- [a](/files/a.pdf)\n- [b](/files/b.pdf)",
  "| [a](/files/a.pdf) |\n|---|",
  "[Two](/media/0123456789abcdef0123/a.mp4) [videos](/media/0123456789abcdef0123/b.mp4)",
  "[Captions](/media/0123456789abcdef0123/a.vtt) [of nothing](/media/0123456789abcdef0123/b.vtt)",
  "[A file](/media/0123456789abcdef0123/a.pdf) [with captions](/media/0123456789abcdef0123/b.vtt)",
])("any other link stays a link: %j", (source) => {
  expect(links(source).found).toEqual([]);
});

test("a picture that links to a video is its poster, and its description is the text of the link", () => {
  const source = "[![The *film*](/media/0123456789abcdef0123)](https://youtu.be/x)";
  expect(links(source).found).toEqual([
    {
      ...{ kind: "link", address: "https://youtu.be/x", html: "The film", text: "The film", caption: "" },
      poster: "/media/0123456789abcdef0123",
    },
  ]);
  expect(renderMarkdown(source)).toBe(
    '<p><a href="https://youtu.be/x" rel="noopener noreferrer">The film</a></p>\n',
  );
  const foreign = links("[![x](https://example.org/a.png)](https://youtu.be/x)").found;
  expect(foreign).toEqual([expect.not.objectContaining({ poster: expect.anything() })]);
});

test("a bold link as a whole paragraph is prominent", () => {
  const prominent = '<p class="block-action"><strong><a href="/donate">Donate now</a></strong></p>\n';
  expect(renderMarkdown("**[Donate now](/donate)**")).toBe(prominent);
  for (const source of ["**[a](/b)** c", "**a [b](/c)**", "[a](/b)", "**[a](/b) [c](/d)**", "*[a](/b)*"])
    expect(renderMarkdown(source), source).not.toContain("class=");
});
