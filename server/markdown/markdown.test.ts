import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { renderMarkdown } from "./markdown.ts";

test("raw HTML is shown as text", () => {
  const html = renderMarkdown('<script>alert(1)</script>\n\nA <b onclick="x()">bold</b> word');
  expect(html).not.toMatch(/<script|<b/);
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(html).toContain("&lt;b onclick=");
});

describe("words in another language", () => {
  test("are marked, with whatever is in them", () => {
    expect(renderMarkdown("Here: [un *bon* [lien](/a)]{lang=fr}, [نعم]{lang=ar-EG}.")).toBe(
      '<p>Here: <span lang="fr">un <em>bon</em> <a href="/a">lien</a></span>, <span lang="ar-EG">نعم</span>.</p>\n',
    );
    expect(renderMarkdown("*[In English.]{lang=en}*")).toBe(
      '<p><em><span lang="en">In English.</span></em></p>\n',
    );
  });

  test.each(['[a]{lang="fr"}', "[a]{lang=}", "[a]{lang=x onclick=y}", "[a]{lang=fr", "[a]{title=x}"])(
    "%s is text",
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
  ])("%s does not survive", (address) => {
    expect(renderMarkdown(`[x](<${address}>)`)).not.toContain("<a ");
    expect(renderMarkdown(`[x][1]\n\n[1]: <${address}>`)).not.toContain("<a ");
    expect(renderMarkdown(`<${address}>`)).not.toContain("<a ");
  });

  test.each(["/news/a", "#top", "?page=2", "mailto:a@example.org", "tel:+251110000000"])(
    "%s stays as it is",
    (address) => {
      expect(renderMarkdown(`[x](${address})`)).toBe(`<p><a href="${address}">x</a></p>\n`);
    },
  );

  test.each(["https://example.org/a", "http://example.org", "//example.org/a", "HTTPS://example.org"])(
    "%s leads to another site, which learns nothing",
    (address) => {
      expect(renderMarkdown(`[x](${address})`)).toContain('rel="noopener noreferrer"');
    },
  );
});

test("headings start below the page's own", () => {
  expect(renderMarkdown("# One\n\n## Two\n\n### Three\n\nOne again\n===")).toBe(
    "<h2>One</h2>\n<h2>Two</h2>\n<h3>Three</h3>\n<h2>One again</h2>\n",
  );
});

test("nothing that is written can run", () => {
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
      ],
      ...["javascript:", "vbscript:", "data:text/html,", "java\nscript:", "\u0001javascript:", "//", "/\\"],
      ...["<script>", "<img src=x onerror=alert(1)>", ' onclick="x()"', '" onload="', "https://example.org"],
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const html = renderMarkdown(pieces.join(""));
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
