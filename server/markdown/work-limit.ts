import type { MarkdownIt } from "markdown-it";

export class TooComplex extends Error {}

/**
 * Work allowed for one text, in tokens and attempts to find one: about 40 ms. A text of 200,000 characters needs a quarter
 * of it, while a few thousand brackets could take minutes.
 */
const maxWork = 100_000;

/** Longer than any real address or title. */
const maxLinkLength = 2000;

let remaining = maxWork;

/** Work is counted, not timed, so that a busy machine accepts the same texts. */
export function spend(work: number): void {
  remaining -= work;
  if (remaining < 0) throw new TooComplex("This text takes too much work to render.");
}

export function limitWork(parser: MarkdownIt): void {
  const { core, block, inline, helpers } = parser;
  core.ruler.before("normalize", "work", () => {
    remaining = maxWork;
  });
  // As the first rule of each kind, it runs at every attempt.
  const attempt = () => {
    spend(1);
    return false;
  };
  block.ruler.before("table", "work", attempt, { alt: ["paragraph", "reference", "blockquote", "list"] });
  inline.ruler.before("text", "work", attempt);

  block.State = class extends block.State {
    override push(...token: Parameters<InstanceType<typeof block.State>["push"]>) {
      // A block token costs more than an inline one.
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

  // Otherwise each of thousands of unclosed links would be searched for up to the end of the text.
  const { parseLinkDestination, parseLinkTitle } = helpers;
  helpers.parseLinkDestination = (text, start, max) => {
    const end = Math.min(max, start + maxLinkLength);
    const found = parseLinkDestination(text, start, end);
    spend(((found.ok ? found.pos : end) - start) / 100);
    return found;
  };
  helpers.parseLinkTitle = (text, start, max, before) => {
    const end = Math.min(max, start + maxLinkLength);
    const found = parseLinkTitle(text, start, end, before);
    if (found.marker !== 0) spend(((found.ok ? found.pos : end) - start) / 100);
    return end < max ? { ...found, can_continue: false } : found;
  };
}
