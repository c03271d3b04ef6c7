import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { inspectText } from "../publishing/texts/inspect-text.ts";
import { renderLongText } from "./long-text.ts";
import { parseMarkdown, renderMarkdown } from "./markdown.ts";
import { excerpt, plainText } from "./plain-text.ts";

test("raw HTML is shown as text", () => {
  const html = renderMarkdown('<script>alert(1)</script>\n\nA <b onclick="x()">bold</b> word');
  expect(html).not.toMatch(/<script|<b/);
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(html).toContain("&lt;b onclick=");
});

describe("words in another language", () => {
  test("are marked, and may contain emphasis and links", () => {
    expect(renderMarkdown("Here: [un *bon* [lien](/a)]{lang=fr}, [نعم]{lang=ar-EG}.")).toBe(
      '<p>Here: <span lang="fr">un <em>bon</em> <a href="/a">lien</a></span>, <span lang="ar-EG">نعم</span>.</p>\n',
    );
    expect(renderMarkdown("*[In English.]{lang=en}*")).toBe(
      '<p><em><span lang="en">In English.</span></em></p>\n',
    );
  });

  test("may be inside a link or the description of a picture", () => {
    expect(renderMarkdown("Our [[table ronde]{lang=fr} of [May]{lang=en}](/events/a) and")).toBe(
      '<p>Our <a href="/events/a"><span lang="fr">table ronde</span> of <span lang="en">May</span></a> and</p>\n',
    );
    expect(renderMarkdown("*[[a *b*]{lang=fr}](/c)*")).toBe(
      '<p><em><a href="/c"><span lang="fr">a <em>b</em></span></a></em></p>\n',
    );
    expect(renderMarkdown("[[a]{lang=fr}][1]\n\n[1]: /b")).toContain(
      '<a href="/b"><span lang="fr">a</span></a>',
    );
    expect(renderMarkdown("![[a]{lang=fr}](https://example.org/a.png)")).toBe("<p>a</p>\n");
    expect(plainText("Our [[table ronde]{lang=fr}](/events/a).")).toBe("Our table ronde.");
    expect(excerpt("Our [[table ronde]{lang=fr}](/events/a).")).toBe("Our table ronde.");
  });

  test("never put one link inside another", () => {
    for (const source of ["[[un [lien](/a)]{lang=fr}](/b)", "[a [[b](/c)]{lang=fr}](/d)", "[a [b](/c)](/d)"])
      expect(renderMarkdown(source).match(/<a /g)).toHaveLength(1);
  });

  test.each(['[a]{lang="fr"}', "[a]{lang=}", "[a]{lang=x onclick=y}", "[a]{lang=fr", "[a]{title=x}"])(
    "stays text: %s",
    (text) => {
      expect(renderMarkdown(text)).not.toContain("<span");
    },
  );
});

describe("links", () => {
  test.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java&#10;script:alert(1)",
    "java&Tab;script:alert(1)",
    "&#x6A;avascript:alert(1)",
    "\u0001javascript:alert(1)",
    "javascript&colon;alert(1)",
    "vbscript:x",
    "data:text/html,x",
    "file:///etc/passwd",
    "blob:https://example.org/x",
    "/\\example.org",
    "\\\\example.org",
    "/&#92;example.org",
    "https://exa mple.org",
    "https://",
  ])("removes %s", (address) => {
    expect(renderMarkdown(`[x](<${address}>)`)).not.toContain("<a ");
    expect(renderMarkdown(`[x][1]\n\n[1]: <${address}>`)).not.toContain("<a ");
    expect(renderMarkdown(`<${address}>`)).not.toContain("<a ");
  });

  test.each(["/news/a", "#top", "?page=2", "mailto:a@example.org", "tel:+251110000000"])(
    "keeps %s",
    (address) => {
      expect(renderMarkdown(`[x](${address})`)).toBe(`<p><a href="${address}">x</a></p>\n`);
    },
  );

  test.each(["https://example.org/a", "http://example.org", "//example.org/a", "HTTPS://example.org"])(
    "%s leads to another site, which does not learn the referrer",
    (address) => {
      expect(renderMarkdown(`[x](${address})`)).toContain('rel="noopener noreferrer"');
    },
  );
});

test("headings start below the title of the page", () => {
  expect(renderMarkdown("# One\n\n## Two\n\n### Three\n\nOne again\n===")).toBe(
    "<h2>One</h2>\n<h2>Two</h2>\n<h3>Three</h3>\n<h2>One again</h2>\n",
  );
});

test("no text can contain code that runs", () => {
  const piece = fc.oneof(
    fc.string({ unit: "binary", maxLength: 12 }),
    fc.constantFrom(
      ...[
        "[x](",
        "](",
        ")",
        "<",
        ">",
        '"',
        "'",
        "![",
        "[1]: ",
        "\n\n",
        "`",
        "\\",
        "&#58;",
        "&colon;",
        "&#x3c;",
        "\n\n|a|b|\n|:-:|-:|\n|",
        "]{lang=fr}",
      ],
      ...[
        "[^1]",
        "\n\n[^1]: ",
        "\n    ",
        "\n\n::: details ",
        "\n:::\n",
        "\n\n**[",
        ")**\n\n",
        "](/files/a.pdf",
      ],
      ...['![a](/a.png "', "](/media/0123456789abcdef0123/a.mp4 '", "](https://youtu.be/a)"],
      ...["javascript:", "vbscript:", "data:text/html,", "java\nscript:", "\u0001javascript:", "//", "/\\"],
      ...["<script>", "<img src=x onerror=alert(1)>", ' onclick="x()"', '" onload="', "https://example.org"],
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), fc.boolean(), (pieces, isLookedAt) => {
      const source = pieces.join("");
      const looked = () =>
        inspectText(source).html.map((part) => (typeof part === "string" ? part : part.fallback));
      const html = isLookedAt ? looked().join("") : renderMarkdown(source);
      for (const [, tag = "", attributes = ""] of html.matchAll(/<([a-z]\w*)((?:"[^"]*"|[^">])*)>/gi)) {
        expect(tag).not.toMatch(/^(script|style|iframe|object|embed|svg|form|base|meta|link)$/i);
        const names = [...attributes.matchAll(/([\w-]+)="[^"]*"/g)].map(([, name]) => name);
        expect(names.filter((name) => name?.startsWith("on") || name === "style")).toEqual([]);
        for (const [, address = ""] of attributes.matchAll(/(?:href|src)="([^"]*)"/g)) {
          const { protocol } = new URL(address.replaceAll("&amp;", "&"), "https://this.site/");
          expect(["https:", "http:", "mailto:", "tel:"]).toContain(protocol);
        }
      }
    }),
    { numRuns: 1000 },
  );
});

test.each(["```sh\nls\n```", "    ls"])("a block of code can be reached by keyboard: %j", (source) => {
  expect(renderMarkdown(source)).toMatch(/^<pre tabindex="0">/);
});

test("columns keep their alignment without inline styles, which our policy forbids", () => {
  const html = renderMarkdown("|a|b|c|d|\n|-|:-|-:|:-:|\n|1|2|3|4|");
  expect(html).not.toContain("style");
  expect(html.replaceAll("\n", "")).toContain(
    '<tr><td>1</td><td>2</td><td align="right">3</td><td align="center">4</td></tr>',
  );
});

describe("work is limited", () => {
  const length = 200_000;
  const filled = (piece: string) => piece.repeat(length / piece.length);
  const columns = `|${"a|".repeat(500)}\n|${"-|".repeat(500)}\n`;

  test.each([
    ["unclosed pictures", "![".repeat(99_000)],
    ["brackets", filled("[")],
    ["brackets within brackets", "[".repeat(length / 2) + "]".repeat(length / 2)],
    ["pictures within pictures", "![".repeat(20_000) + "](a)".repeat(20_000)],
    ["languages within languages", "[".repeat(15_000) + "]{lang=fr}".repeat(15_000)],
    ["links in links", filled("[a [b](c) ")],
    ["unclosed addresses", filled("[a](<b")],
    ["unclosed titles", filled("[a](b 'x ")],
    ["a table with 500 columns", columns + filled("|a\n")],
    ["a table with 500 columns, full", columns + `|${"a|".repeat(500)}\n`.repeat(200)],
    ["emphasis", filled("*a_ ")],
    ["quotations in lists", filled(`${"> - ".repeat(25)}a\n`)],
    ["a label of many lines", `[${filled("a\n")}`],
    ["addresses", filled("<http://a.b> ")],
    ["references to one footnote", `[^1]: a\n\n${filled("[^1]")}`],
    ["footnotes", filled("[^1]: a\n")],
    ["unclosed blocks", filled("::: details a\n")],
    ["adjacent blocks", filled("::: details a\n:::\n")],
    ["galleries", filled("![a](/b)")],
  ])("shows the text as typed: %s", (_, source) => {
    expect(parseMarkdown(source).isTooComplex).toBe(true);
    expect(renderMarkdown(source)).toMatch(/^<pre tabindex="0">/);
    expect(plainText(source)).toContain(source.slice(0, 100));
    expect(renderLongText(source).headings).toEqual([]);
  });

  test("renders a long ordinary text, and one with much markup", () => {
    const page =
      "## A heading\n\nA paragraph with *words*, a [link](/news) and `code`. It is followed by a list.\n\n" +
      "- One thing\n- Another [thing](https://example.org/a)\n\n| Day | Place |\n|---|--:|\n| Monday | 08:30 |\n\n";
    expect(parseMarkdown("A sentence that says something. ".repeat(6000)).isTooComplex).toBe(false);
    expect(parseMarkdown(page.repeat(300)).isTooComplex).toBe(false);
  });

  test("each text has the whole limit", () => {
    for (let count = 0; count < 20; count++)
      expect(parseMarkdown("*a* ".repeat(5000)).isTooComplex).toBe(false);
  });

  test("9,000 equal headings get unique ids in linear time", () => {
    const before = process.cpuUsage();
    const { html, headings } = renderLongText("# a\n".repeat(9000));
    const ids = html.match(/(?<= id=")[^"]+/g);
    expect(new Set(ids).size).toBe(9000);
    expect(ids?.at(-1)).toBe("part-a-9000");
    expect(headings).toHaveLength(200);
    // In quadratic time, it would take minutes.
    expect(process.cpuUsage(before).user).toBeLessThan(5_000_000);
  });
});
