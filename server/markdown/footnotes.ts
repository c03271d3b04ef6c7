import type { MarkdownIt, StateBlock, StateCore, Token } from "markdown-it";

/** `[^1]` in the text, and `[^1]: The note.` on its own line, with further lines indented. */
export function footnotes({ block, inline, core }: MarkdownIt): void {
  const definition = /\[\^([^\s[\]]{1,100})\]:[ \t]*/y;
  const reference = /\[\^([^\s[\]]{1,100})\]/y;
  const defined = new WeakMap<object, Set<string>>();
  let isInsideNote = false;

  block.ruler.before(
    "reference",
    "footnote",
    (state, start, end, silent) => {
      const [begin = 0, shift = 0, indent = 0] = [
        state.bMarks[start],
        state.tShift[start],
        state.sCount[start],
      ];
      if (indent - state.blkIndent >= 4) return false;
      definition.lastIndex = begin + shift;
      const [all, label = ""] = definition.exec(state.src) ?? [];
      // A definition ends the previous one, but is never part of it.
      if (!all || silent || isInsideNote) return Boolean(all) && silent;
      const labels = defined.get(state.env) ?? new Set();
      defined.set(state.env, labels.add(label));
      state.push("footnote_open", "", 1).meta = { label };
      isInsideNote = true;
      try {
        parseNote(state, start, end, begin + shift + all.length);
      } finally {
        isInsideNote = false;
      }
      state.push("footnote_close", "", -1);
      return true;
    },
    { alt: ["paragraph", "reference"] },
  );

  inline.ruler.before("link", "footnote_reference", (state, silent) => {
    reference.lastIndex = state.pos;
    const [all, label = ""] = state.src[state.pos] === "[" ? (reference.exec(state.src) ?? []) : [];
    if (!all || state.pos + all.length > state.posMax || !defined.get(state.env)?.has(label)) return false;
    if (!silent) state.push("footnote_reference", "sup", 0).meta = { label };
    state.pos += all.length;
    return true;
  });

  core.ruler.push("footnotes", notesAtTheEnd);
}

/** Lines indented by four belong to the note, as in a list. */
function parseNote(state: StateBlock, start: number, end: number, at: number): void {
  const { parentType, blkIndent } = state;
  const line = { bMarks: state.bMarks[start], tShift: state.tShift[start], sCount: state.sCount[start] };
  const change = (marks: typeof line) => {
    for (const name of ["bMarks", "tShift", "sCount"] as const) state[name][start] = marks[name] ?? 0;
  };
  Object.assign(state, { parentType: "footnote", blkIndent: blkIndent + 4 });
  change({ bMarks: at, tShift: 0, sCount: state.blkIndent });
  state.md.block.tokenize(state, start, end);
  change(line);
  Object.assign(state, { parentType, blkIndent });
}

/** Numbers notes in the order of their first reference, and drops unreferenced ones. */
function notesAtTheEnd(state: StateCore): void {
  const { body, notes } = separateNotes(state.tokens);
  const cited = new Map<string, { number: number; times: number }>();
  const count = (tokens: Token[]) => {
    for (const reference of tokens.flatMap(({ children }) => children ?? []).filter(isReference)) {
      const label = labelOf(reference);
      const { number = cited.size + 1, times = 0 } = cited.get(label) ?? {};
      cited.set(label, { number, times: times + 1 });
      reference.meta = { note: number, time: times + 1 };
    }
  };
  count(body);
  // Notes may refer to further notes: iterating a Map includes entries added meanwhile.
  for (const label of cited.keys()) count(notes.get(label) ?? []);
  state.tokens = body;
  if (cited.size === 0) return;

  const token = (type: string, nesting: -1 | 0 | 1, meta?: object) =>
    Object.assign(new state.Token(type, "", nesting), { meta, block: true });
  state.tokens.push(token("notes_open", 1));
  for (const [label, { number, times }] of cited) {
    const content = notes.get(label) ?? [];
    const back = Array.from({ length: times }, (_, index) =>
      token("note_back", 0, { note: number, time: index + 1, times }),
    );
    state.tokens.push(token("note_open", 1, { note: number }), ...content);
    // After its last words, or else on a separate line.
    const last = content.at(-1)?.type === "paragraph_close" ? content.at(-2) : undefined;
    if (last) last.children?.push(...back);
    else state.tokens.push(Object.assign(token("inline", 0), { children: back }));
    state.tokens.push(token("note_close", -1));
  }
  state.tokens.push(token("notes_close", -1));
}

const labelOf = ({ meta }: Token) => String(meta?.label);
const isReference = ({ type }: Token) => type === "footnote_reference";

/** The tokens of the text, and of each note by label. Of several with one label, the first counts. */
function separateNotes(tokens: Token[]): { body: Token[]; notes: Map<string, Token[]> } {
  const [body, notes]: [Token[], Map<string, Token[]>] = [[], new Map()];
  let into = body;
  for (const token of tokens) {
    if (token.type === "footnote_open") {
      into = [];
      if (!notes.has(labelOf(token))) notes.set(labelOf(token), into);
    } else if (token.type === "footnote_close") into = body;
    else into.push(token);
  }
  return { body, notes };
}
