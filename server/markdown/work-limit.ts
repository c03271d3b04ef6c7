import type { MarkdownIt } from "markdown-it";

/** Thrown by the parser for a text that takes too much work. */
export class TooComplex extends Error {}

/**
 * Of one text, in tokens and attempts to find one: about 40 ms. A text of 200,000 characters takes a quarter of it,
 * while a few thousand brackets can take minutes.
 */
const mostWork = 100_000;

/** More than any address or title has. */
const mostLinkCharacters = 2000;

let left = mostWork;

/** Parsing is counted, not timed: on a busy machine the same texts are accepted. */
export function spend(work: number): void {
  left -= work;
  if (left < 0) throw new TooComplex("This text takes too much work to render.");
}

export function limitWork(parser: MarkdownIt): void {
  const { core, block, inline, helpers } = parser;
  core.ruler.before("normalize", "work", () => {
    left = mostWork;
  });
  // The first rule of each kind, asked whenever another one may be.
  const attempt = () => {
    spend(1);
    return false;
  };
  block.ruler.before("table", "work", attempt, { alt: ["paragraph", "reference", "blockquote", "list"] });
  inline.ruler.before("text", "work", attempt);

  block.State = class extends block.State {
    override push(...token: Parameters<InstanceType<typeof block.State>["push"]>) {
      // It costs more than one within a paragraph.
      spend(1.5);
      return super.push(...token);
    }
  };
  inline.State = class extends inline.State {
    override push(...token: Parameters<InstanceType<typeof inline.State>["push"]>) {
      spend(1);
      return super.push(...token);
    }
  };

  for (const name of ["normalizeLink", "normalizeLinkText"] as const) {
    const normalize = parser[name];
    parser[name] = (address) => {
      spend(4);
      return normalize(address);
    };
  }

  // Each of thousands of links that are not closed would be looked for up to the end of the text.
  const { parseLinkDestination, parseLinkTitle } = helpers;
  helpers.parseLinkDestination = (text, start, max) => {
    const end = Math.min(max, start + mostLinkCharacters);
    const found = parseLinkDestination(text, start, end);
    spend(((found.ok ? found.pos : end) - start) / 100);
    return found;
  };
  helpers.parseLinkTitle = (text, start, max, before) => {
    const end = Math.min(max, start + mostLinkCharacters);
    const found = parseLinkTitle(text, start, end, before);
    if (found.marker !== 0) spend(((found.ok ? found.pos : end) - start) / 100);
    return end < max ? { ...found, can_continue: false } : found;
  };
}
