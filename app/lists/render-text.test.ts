import fc from "fast-check";
import { expect, test } from "vitest";
import { languageCodes } from "../../languages.ts";
import { type RenderTarget, renderLongText } from "./render-text.server.tsx";

const id = "0123456789abcdef0123";
/** A site where every address has the same picture and file. */
const site = {
  pictures: {
    offer: async () => ({
      ...{ address: `/media/${id}`, width: 900, height: 600, widths: [320, 640, 900] },
      ...{ lowData: { width: 640, kilobytes: 12 }, alt: "a", caption: '<b onclick="x()">' },
    }),
  },
  media: { fileAt: async () => ({ name: "a.mp4", type: "video/mp4", bytes: 1_200_000 }) },
  language: "en",
} as unknown as Parameters<typeof renderLongText>[0];

test("no author's text can run script, whatever its parts become", async () => {
  const piece = fc.oneof(
    fc.string({ unit: "binary", maxLength: 8 }),
    fc.constantFrom(
      ...['"', "'", "<", ">", ")", "](", "![", "[", "\n\n", "**", "`", "\\", "&quot;", " 'x')", ' "x")'],
      ...["[^1]", "\n\n[^1]: ", "\n::: details ", "\n:::\n", "]{lang=fr}", "[](/media/", "javascript:", "//"],
      ...[`[a](/media/${id}/a.mp4 "`, `[![`, `](/media/${id})](/media/${id}/`, "](https://youtu.be/a"],
      ...[
        `[x](/media/${id}/a.mp3)`,
        `![a](/media/${id} "`,
        "<script>",
        ' onload="x"',
        "https://a.example/b.mp4",
      ],
    ),
  );
  const on = fc.constantFrom<RenderTarget>("page", "low-data page", "feed reader");
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 14 }), on, async (pieces, where) => {
      const { html } = await renderLongText(site, pieces.join(""), where);
      for (const [, tag = "", attributes = ""] of html.matchAll(/<([a-z]\w*)((?:"[^"]*"|[^">])*)>/gi)) {
        expect(tag).not.toMatch(/^(script|style|iframe|object|embed|svg|form|base|meta|link)$/i);
        const names = [...attributes.matchAll(/([\w-]+)="[^"]*"/g)].map(([, name = ""]) => name);
        expect(names.filter((name) => /^(?:on|style$)/.test(name))).toEqual([]);
        for (const [, name, address = ""] of attributes.matchAll(/ (href|src|poster)="([^"]*)"/g)) {
          const { protocol, host } = new URL(address.replaceAll("&amp;", "&"), "https://this.site/");
          if (name === "href") expect(["https:", "http:", "mailto:", "tel:"]).toContain(protocol);
          // Nothing is fetched from elsewhere.
          else expect(["this.site", ""]).toContain(host);
        }
      }
    }),
    { numRuns: 500 },
  );
});

test.each(languageCodes)("labels footnote links in the page's language: %s", async (language) => {
  const { html } = await renderLongText({ ...site, language }, "A[^1]\n\n[^1]: b", "page");
  const labels = [...html.matchAll(/ lang="(\w+)" aria-label="([^"]+)"/g)].map(([, lang, label]) => [
    lang,
    label,
  ]);
  expect(labels).toEqual([
    [language, expect.stringContaining("1")],
    [language, expect.any(String)],
  ]);
  expect(language === "en" || !html.includes("Back to text")).toBe(true);
});
