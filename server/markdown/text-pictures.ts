import type { Token } from "markdown-it";
import { isOwnPath } from "./links.ts";

/** A picture of this site in a text; `alone` where it is a block of its own, and not in a link, heading or table. */
export type TextPicture = { address: string; alt: string; alone: boolean };

/** Its markup; undefined for one that cannot be shown: then its description is. */
export type ShowPicture = (picture: TextPicture) => string | undefined;

/** Puts markup in the place of the pictures of a parsed text. */
export function showPictures(tokens: Token[], show: ShowPicture, altOf: (image: Token) => string): void {
  for (const [index, { children }] of tokens.entries()) {
    const paragraph = [tokens[index - 1], tokens[index + 1]];
    const alone = children?.length === 1 && paragraph[0]?.type === "paragraph_open";
    for (const image of children ?? []) {
      const address = String(image.attrGet("src"));
      if (image.type !== "image" || !isOwnPath(address)) continue;
      const markup = show({ address, alt: altOf(image), alone });
      if (markup === undefined) continue;
      Object.assign(image, { type: "html_inline", content: markup });
      // A figure is no part of a paragraph.
      if (alone) for (const edge of paragraph) if (edge) edge.hidden = true;
    }
  }
}
