import type { MarkdownIt, StateInline } from "markdown-it";
import { spend } from "./work-limit.ts";

/** `[j'ai perdu mon téléphone]{lang=fr}`: words in a language other than that of the text. */
export function languageSpans({ inline, helpers }: MarkdownIt): void {
  helpers.parseLinkLabel = endOfLabel;
  const marker = /\]\{lang=([a-z]{2,3}(?:-\w{2,8})*)\}/iy;
  inline.ruler.before("link", "language_span", (state, silent) => {
    if (state.src[state.pos] !== "[") return false;
    const start = state.pos + 1;
    const end = endOfLabel(state, state.pos);
    marker.lastIndex = Math.max(end, 0);
    const [all, language] = marker.exec(state.src) ?? [];
    if (end < 0 || !all || !language || end + all.length > state.posMax) return false;
    if (!silent) {
      const { posMax } = state;
      [state.pos, state.posMax] = [start, end];
      state.push("language_open", "span", 1).attrSet("lang", language);
      state.md.inline.tokenize(state);
      state.push("language_close", "span", -1);
      state.posMax = posMax;
    }
    state.pos = end + all.length;
    return true;
  });
}

/**
 * The position of the closing bracket; -1 without one, or if a link label contains a link. Replaces the parser's function,
 * which takes a language span for a link: `[[table ronde]{lang=fr}](/events)`.
 */
function endOfLabel(state: StateInline, start: number, isLink = false): number {
  const { pos: before, posMax, src } = state;
  const found = (end: number) => {
    state.pos = before;
    return end;
  };
  let depth = 1;
  state.pos = start + 1;
  while (state.pos < posMax) {
    // Most steps are cached from earlier attempts and cheap, but there may be millions.
    spend(0.1);
    const at = state.pos;
    if (src[at] === "]" && --depth === 0) return found(at);
    state.md.inline.skipToken(state);
    if (src[at] !== "[") continue;
    if (state.pos === at + 1) depth++;
    else if (isLink && (src[state.pos - 1] !== "}" || endOfLabel(state, at, true) < 0)) return found(-1);
  }
  return found(-1);
}
