/** The Markdown of this site, as server/markdown reads it, for CodeMirror. */
import { defineLanguageFacet, Language } from "@codemirror/language";
import { type MarkdownConfig, parser, Strikethrough, Table } from "@lezer/markdown";

/** The end of a label that starts at `start`, at its closing bracket; -1 without one. */
function labelEnd(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === "\\") at++;
    else if (text[at] === "[") depth++;
    else if (text[at] === "]" && --depth === 0) return at;
  }
  return -1;
}

/** `[words]{lang=fr}`: see server/markdown/language-spans.ts. */
const languageSpans: MarkdownConfig = {
  defineNodes: ["LanguageSpan", "LanguageMark"],
  parseInline: [
    {
      name: "LanguageSpan",
      before: "Link",
      parse(cx, next, start) {
        if (next !== "[".charCodeAt(0)) return -1;
        const end = labelEnd(cx.text, start - cx.offset) + cx.offset;
        const marker = /^\]\{lang=[a-z]{2,3}(?:-\w{2,8})*\}/i;
        const [mark] = end > start ? (marker.exec(cx.slice(end, cx.end)) ?? []) : [];
        if (!mark) return -1;
        const inner = cx.parser.parseInline(cx.slice(start + 1, end), start + 1);
        const to = end + mark.length;
        const marks = [cx.elt("LanguageMark", start, start + 1), ...inner, cx.elt("LanguageMark", end, to)];
        return cx.addElement(cx.elt("LanguageSpan", start, to, marks));
      },
    },
  ],
};

/** `[^1]`, in the text and before the note itself: see server/markdown/footnotes.ts. */
const footnotes: MarkdownConfig = {
  defineNodes: ["Footnote", "FootnoteMark"],
  parseInline: [
    {
      name: "Footnote",
      before: "LanguageSpan",
      parse(cx, next, start) {
        const [all] =
          next === "[".charCodeAt(0) ? (/^\[\^[^\s[\]]{1,100}\]/.exec(cx.slice(start, cx.end)) ?? []) : [];
        if (!all) return -1;
        const end = start + all.length;
        return cx.addElement(
          cx.elt("Footnote", start, end, [
            cx.elt("FootnoteMark", start, start + 2),
            cx.elt("FootnoteMark", end - 1, end),
          ]),
        );
      },
    },
  ],
};

/** The site shows HTML as typed. A footnote would be read as a link definition, and definitions are rare here. */
const left: MarkdownConfig = { remove: ["HTMLBlock", "LinkReference"] };

export const markdownParser = parser.configure([Table, Strikethrough, languageSpans, footnotes, left]);

export const markdownLanguage = new Language(defineLanguageFacet(), markdownParser, [], "markdown");
