import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { renderMarkdown } from "../markdown/markdown.ts";
import { htmlToMarkdown } from "./html-to-markdown.ts";
import { htmlTree, textOf } from "./html-tree.ts";
import type { Replacements } from "./inline-pieces.ts";

function convert(html: string) {
  const left: string[] = [];
  const replacements: Replacements = {
    link: (href) => (href.startsWith("javascript:") ? undefined : href),
    picture: ({ attributes: { src = "", alt = "" } }) =>
      src === "missing" ? undefined : { markdown: `![${alt}](/media/${src})`, caption: "Its own caption" },
    embed: ({ attributes: { src } }) => (src ? { href: src, text: "Film" } : undefined),
    gallery: ({ ids = "" }) => ids.split(",").map((id) => `![](/media/${id})`),
    leaveOut: (what, name) => left.push(`${what} ${name}`),
  };
  return { markdown: htmlToMarkdown(html, replacements), left };
}

/** Marked as written by the block editor, so that line breaks mean nothing. */
const block = (html: string) => convert(`<!-- wp:html -->${html}<!-- /wp:html -->`).markdown;

describe("the classic editor", () => {
  test.each([
    [
      "blank lines separate paragraphs, and line breaks are kept",
      "One\ntwo\n\n\nthree",
      "One\\\ntwo\n\nthree",
    ],
    [
      "blocks are separated by one blank line",
      "One\n\n<h2>Two</h2>\nthree\n<hr />\nfour",
      "One\n\n## Two\n\nthree\n\n---\n\nfour",
    ],
    ["every form of line break is recognised", "One<br />\ntwo<br>three", "One\\\ntwo\\\nthree"],
    ["emphasis may continue after a blank line", "<strong>One\n\ntwo</strong>", "**One**\n\n**two**"],
    [
      "a nested list keeps its items",
      "<ul>\n\t<li>One</li>\n\t<li>Two\n<ol>\n\t<li>a</li>\n\t<li>b</li>\n</ol>\n</li>\n</ul>",
      "- One\n- Two\n  1. a\n  2. b",
    ],
    ["a quotation keeps its paragraphs", "<blockquote>One\n\nTwo</blockquote>", "> One\n>\n> Two"],
    [
      "an address on its own line becomes a link",
      "See\n\nhttps://e.org/x_(y)\n\nit",
      "See\n\n[https://e.org/x\\_(y)](https://e.org/x_%28y%29)\n\nit",
    ],
    [
      "a picture gets the caption in its shortcode",
      '[caption id="attachment_1" width="9"]<a href="/b"><img src="1" alt="Alt" /></a> <em>Words</em> below[/caption]\n\nText',
      "[![Alt](/media/1)](/b)\n\n*Words below*\n\nText",
    ],
    [
      "a caption that the picture already has is not repeated",
      '[caption]<img src="1" /> Its own caption[/caption]',
      "![](/media/1)",
    ],
    ["a gallery becomes its pictures", '[gallery ids="1,2" link="none"]', "![](/media/1)\n\n![](/media/2)"],
    [
      "an embedded address becomes a link",
      "[embed]https://e.org/1[/embed]",
      "[https://e.org/1](https://e.org/1)",
    ],
    [
      "words in brackets stay text",
      "A [sic], <em>[sic]</em> [1] and [the rest]",
      "A \\[sic\\], *\\[sic\\]* \\[1\\] and \\[the rest\\]",
    ],
    ["an escaped shortcode stays text", "Write [[gallery]].", "Write \\[gallery\\]."],
  ])("%s", (_, html, markdown) => expect(convert(html).markdown).toBe(markdown));

  test("shortcodes of plugins are left out and reported, and their content is kept", () => {
    const { markdown, left } = convert(
      '[vc_row][vc_column width="1/2"]Words[/vc_column][/vc_row]\n\n[sitemap]\n\nEnd',
    );
    expect(markdown).toBe("Words\n\nEnd");
    expect(new Set(left)).toEqual(new Set(["shortcode vc_row", "shortcode vc_column", "shortcode sitemap"]));
  });
});

describe("the block editor", () => {
  test.each([
    ["line breaks mean nothing", "<p>One\ntwo</p>\n\n<p>three</p>", "One two\n\nthree"],
    [
      "an h1 becomes an h2, because the title of the page is the h1",
      "<h1>One</h1><h2>Two</h2><h6>Six</h6>",
      "## One\n\n## Two\n\n###### Six",
    ],
    [
      "a figure keeps its picture and caption",
      '<figure><img src="1" alt="A [b]"><figcaption>Words</figcaption></figure>',
      "![A [b]](/media/1)\n\n*Words*",
    ],
    [
      "the caption of a missing picture is dropped",
      '<figure><img src="missing"><figcaption>Words</figcaption></figure>',
      "",
    ],
    [
      "a gallery becomes its pictures",
      '<figure class="wp-block-gallery"><ul class="blocks-gallery-grid"><li><figure><img src="1"></figure></li><li><figure><img src="2"></figure></li></ul></figure>',
      "![](/media/1)\n\n![](/media/2)",
    ],
    [
      "a table keeps its head, cells and caption",
      "<figure><table><thead><tr><th>A</th><th>B|c</th></tr></thead><tbody><tr><td>1<br>2</td><td>x</td></tr></tbody></table><figcaption>Who</figcaption></figure>",
      "| A | B\\|c |\n| --- | --- |\n| 1 2 | x |\n\n*Who*",
    ],
    [
      "a right-aligned column stays right-aligned",
      '<table><tr><td>A</td><td align="right">1</td></tr><tr><td>B</td><td style="text-align: right">2</td></tr></table>',
      "| A | 1 |\n| --- | --: |\n| B | 2 |",
    ],
    [
      "a cell that spans columns is followed by empty cells",
      "<table><tr><td colspan=2>A</td></tr><tr><td>1</td><td>2</td></tr></table>",
      "| A |  |\n| --- | --- |\n| 1 | 2 |",
    ],
    [
      "a layout table becomes its content",
      "<table><tr><td><ul><li>A</li></ul></td><td><h2>B</h2></td></tr></table>",
      "- A\n\n## B",
    ],
    [
      "a code block is unchanged",
      '<pre class="wp-block-code language-js"><code>if (a &lt; b) {\n  [x] // ```\n}</code></pre>',
      "````js\nif (a < b) {\n  [x] // ```\n}\n````",
    ],
    ["inline code is kept", "<p>Use <code>a`b</code> and <kbd>Tab</kbd></p>", "Use ``a`b`` and `Tab`"],
    [
      "a frame becomes a link",
      '<p><iframe src="https://e.org/film"></iframe></p>',
      "[Film](https://e.org/film)",
    ],
    [
      "details become a bold title and their text",
      "<details><summary>More</summary><p>Text</p></details>",
      "**More**\n\nText",
    ],
    [
      "a definition list becomes bold terms and their definitions",
      "<dl><dt>Word<dd>Meaning<dt>Other<dd>One</dl>",
      "**Word**\n\nMeaning\n\n**Other**\n\nOne",
    ],
    [
      "a link around blocks becomes a link in each block",
      '<a href="/x"><h3>Head</h3><p>Text</p></a>',
      "### [Head](/x)\n\n[Text](/x)",
    ],
    [
      "subscripts and superscripts become Unicode digits",
      "<p>CO<sub>2</sub>, 5 m<sup>2</sup>, note<sup class='fn'><a href='#a'>1</a></sup></p>",
      "CO₂, 5 m², note\\[1\\]",
    ],
    [
      "spaces move out of marks, and empty marks are dropped",
      "<p>a<b> b </b>c <i> </i>d<u>e</u> <b></b></p>",
      "a **b** c de",
    ],
    ["adjacent bold parts are joined", "<p><b>a</b><b>b</b></p>", "**ab**"],
    ["a mark that Markdown would not recognise is dropped", "<p><b>“Yes”</b>said</p>", "“Yes”said"],
    [
      "text that looks like Markdown is escaped",
      "<p># a<br>1. b<br>- c<br>&gt; d | *e* _f_ ~g~ &amp;amp; [h](i) a_b</p>",
      "\\# a\\\n1\\. b\\\n\\- c\\\n\\> d | \\*e\\* \\_f\\_ \\~g\\~ \\&amp; \\[h\\](i) a_b",
    ],
    [
      "adjacent lists stay separate",
      "<ul><li>a</li></ul><ul><li>b</li></ul><ol start=3><li>c</li></ol>",
      "- a\n\n* b\n\n3. c",
    ],
    ["a list item keeps its paragraphs", "<ul><li><p>a</p><p>b</p></li><li>c</li></ul>", "- a\n\n  b\n\n- c"],
    [
      "non-breaking spaces stay only where French needs them",
      "<p>« oui » : a&nbsp;b&nbsp;</p>",
      "« oui » : a b",
    ],
    [
      "unclosed tags are closed as in a browser",
      "<ul><li>a<li><b>b</ul><p>c<p>d<div>e",
      "- a\n- **b**\n\nc\n\nd\n\ne",
    ],
    [
      "an unknown tag becomes its text",
      "<section><x-card><p>a <blink>b</blink></p></x-card></section>",
      "a b",
    ],
  ])("%s", (_, html, markdown) => expect(block(html)).toBe(markdown));

  test("blocks without HTML are reported", () => {
    const { left } = convert(
      '<!-- wp:latest-posts {"a":">"} /--><!-- wp:block {"ref":9} /--><!-- wp:spacer --><!-- /wp:spacer -->',
    );
    expect(left).toEqual(["block latest-posts", "block block"]);
  });
});

test("scripts, styles, forms and unsafe links are removed", () => {
  const { markdown, left } = convert(
    `<script>alert(1)</script><style>p{}</style><p onclick="x()">a<a href="javascript:x()">b</a></p>
     <svg><script>x()</script><text>no</text></svg><noscript>n</noscript><form action="/f"><p>Name <input></p></form>
     <object data=""><p>c</p></object><template>t</template><!--[if IE]><p>no</p><![endif]-->`,
  );
  expect(markdown).toBe("ab");
  expect(left).toEqual(["script script", "form /f"]);
  expect(renderMarkdown(convert("&lt;script&gt;alert(1)&lt;/script&gt;").markdown)).not.toContain("<script");
});

/** Generates texts of nested elements: visitors must read exactly the same letters. */
test("no word is lost, however its elements are nested", () => {
  const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
  const unit = fc.constantFrom(..."ab1 .*_~`[]()<>#+-=|!\\&:;{}\"'é“”¿".split(""));
  const words = fc
    .string({ unit, minLength: 1, maxLength: 12 })
    .filter((text) => !/\[\/?[a-z]/i.test(text))
    .map(escaped);
  const tag = (name: string, content: string[]) => `<${name}>${content.join("")}</${name.split(" ")[0]}>`;
  const { inline } = fc.letrec<{ inline: string }>((tie) => ({
    inline: fc.oneof(
      { maxDepth: 3 },
      words,
      fc
        .tuple(
          fc.constantFrom("b", "i", "del", "a href=/x", "span", "code"),
          fc.array(tie("inline"), { maxLength: 3 }),
        )
        .map(([name, content]) => tag(name, content)),
    ),
  }));
  const line = fc.array(inline, { minLength: 1, maxLength: 3 });
  const { blocks } = fc.letrec<{ blocks: string }>((tie) => ({
    blocks: fc.oneof(
      { maxDepth: 3 },
      fc.tuple(fc.constantFrom("p", "h3"), line).map(([name, content]) => tag(name, content)),
      line.map((content) => tag("p", [content.join("<br>")])),
      words.map((text) => tag("pre", [text])),
      fc.tuple(fc.constantFrom("ul", "ol"), fc.array(tie("blocks"), { maxLength: 3 })).map(([name, items]) =>
        tag(
          name,
          items.map((item) => tag("li", [item])),
        ),
      ),
      fc.array(tie("blocks"), { maxLength: 3 }).map((content) => tag("blockquote", content)),
      fc.array(fc.tuple(inline, inline), { minLength: 1, maxLength: 3 }).map((rows) =>
        tag(
          "table",
          rows.map((cells) =>
            tag(
              "tr",
              cells.map((cell) => tag("td", [cell])),
            ),
          ),
        ),
      ),
    ),
  }));
  const letters = (html: string) => textOf(htmlTree(`<pre>${html}</pre>`)).replace(/\s+/g, "");
  fc.assert(
    fc.property(fc.array(blocks, { maxLength: 3 }), (html) => {
      const shown = renderMarkdown(block(html.join("")));
      expect(letters(shown)).toBe(letters(html.join("")));
    }),
    { numRuns: 200 },
  );
});

/** In quadratic time, each of these would take minutes or all memory. */
test.each([
  ["tags in tags", "<div>".repeat(50_000)],
  ["unclosed marks", Array.from({ length: 15_000 }, (_, number) => `<b id=${number}><p>`).join("")],
  ["closing tags without opening tags", "<b>".repeat(50_000) + "</i>".repeat(50_000)],
  ["attributes", `<a ${Array.from({ length: 100_000 }, (_, number) => `a${number}`).join(" ")}>`],
  ["brackets", "[".repeat(100_000)],
  ["shortcodes", "[a b=c]".repeat(50_000)],
  ["unclosed comments", "<!--".repeat(50_000)],
  ["adjacent marks", "<b>*</b>".repeat(50_000)],
  ["cells", `<table><tr>${"<td>x".repeat(50_000)}`],
  ["tables in tables", "<table><tr><td>".repeat(50_000)],
  ["terms", "<dl><dt>a<dd>b".repeat(20_000)],
  ["lines", "a\n".repeat(100_000)],
])("converts many thousands of these in linear time: %s", (_, html) => {
  const before = process.cpuUsage();
  convert(html);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1e6).toBeLessThan(30);
});
