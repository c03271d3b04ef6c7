import type MarkdownIt from "markdown-it";

type Parser = InstanceType<typeof MarkdownIt>;

/** `[j'ai perdu mon téléphone]{lang=fr}`: words in another language than the text around them. */
export function languageSpans({ inline, helpers }: Parser): void {
  inline.ruler.before("link", "language_span", (state, silent) => {
    if (state.src[state.pos] !== "[") return false;
    const start = state.pos + 1;
    const end = helpers.parseLinkLabel(state, state.pos);
    const [marker, language] = /^\]\{lang=([a-z]{2,3}(?:-\w{2,8})*)\}/i.exec(state.src.slice(end)) ?? [];
    if (end < 0 || !marker || !language) return false;
    if (!silent) {
      const { posMax } = state;
      [state.pos, state.posMax] = [start, end];
      state.push("language_open", "span", 1).attrSet("lang", language);
      state.md.inline.tokenize(state);
      state.push("language_close", "span", -1);
      state.posMax = posMax;
    }
    state.pos = end + marker.length;
    return true;
  });
}
