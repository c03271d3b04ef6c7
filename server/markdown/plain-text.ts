import { markdown } from "./markdown.ts";

/** The words of a Markdown text as they are read, one line a block. */
export function plainText(source: string): string {
  return blocks(source)
    .map(({ text }) => text)
    .join("\n");
}

/** The beginning of a Markdown text without its headings, cut after a whole word. */
export function excerpt(source: string, longest = 200): string {
  const words = blocks(source)
    .filter(({ isHeading }) => !isHeading)
    .map(({ text }) => text);
  return cut(words.join(" "), longest);
}

/** Counts characters as Unicode does, so that none is cut in half. */
export function cut(text: string, longest: number): string {
  const characters = [...text.replace(/\s+/g, " ").trim()];
  if (characters.length <= longest) return characters.join("");
  const start = characters.slice(0, longest);
  // The last place is the ellipsis's. A text without spaces in reach is cut where it must be.
  const end = start.lastIndexOf(" ") > 0 ? start.lastIndexOf(" ") : longest - 1;
  return `${start
    .slice(0, end)
    .join("")
    .replace(/[\s,;:.–—-]+$/u, "")}…`;
}

function blocks(source: string): { text: string; isHeading: boolean }[] {
  const tokens = markdown.parse(source, {});
  return tokens.flatMap((token, index) => {
    const isHeading = tokens[index - 1]?.type === "heading_open";
    if (token.type === "fence" || token.type === "code_block") return { text: token.content, isHeading };
    if (token.type !== "inline") return [];
    return {
      text: markdown.renderer.renderInlineAsText(token.children ?? [], markdown.options, {}),
      isHeading,
    };
  });
}
