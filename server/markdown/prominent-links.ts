import type { MarkdownIt, Token } from "markdown-it";

/** A bold link that is a whole paragraph, `**[Donate](/donate)**`, becomes a call to action. */
export function prominentLinks({ core }: MarkdownIt): void {
  core.ruler.push("prominent_links", ({ tokens }) => {
    for (const [index, { type, children }] of tokens.entries()) {
      const open = tokens[index - 1];
      if (type === "inline" && open?.type === "paragraph_open" && isProminent(children ?? []))
        open.attrJoin("class", "block-action");
    }
  });
}

function isProminent(children: Token[]): boolean {
  const types = children
    .filter(({ type, content }) => type !== "text" || content.trim())
    .map(({ type }) => type);
  const [strong, open] = types;
  const isOne = types.filter((type) => type === "link_open").length === 1;
  const isAll = types.at(-2) === "link_close" && types.at(-1) === "strong_close";
  return strong === "strong_open" && open === "link_open" && isOne && isAll;
}
