import { renderLongParsed } from "../../markdown/long-text.ts";
import { type Parsed, parseMarkdown } from "../../markdown/markdown.ts";

/** In microseconds of processor time: ten times what the longest honest text takes. */
const longest = 300_000;
/** Code that runs for the first time is slower. */
const tries = 3;

/**
 * Whether a text is too complex to be public: each visitor's page would wait for it. The parser's count finds nearly all
 * such texts; processor time finds the ones it misses.
 */
export function takesTooLong(source: string): boolean {
  for (let count = 0; count < tries; count++) {
    const before = process.threadCpuUsage();
    const parsed: Parsed = parseMarkdown(source);
    if (parsed.isTooComplex) return true;
    renderLongParsed(parsed);
    if (process.threadCpuUsage(before).user < longest) return false;
  }
  return true;
}
