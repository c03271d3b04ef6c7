/** Keeps the two marks of bold, italic and links together, because the writer does not see them. */
import { syntaxTree } from "@codemirror/language";
import { EditorSelection, EditorState, StateEffect, StateField } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import type { SyntaxNode } from "@lezer/common";

const paired = /^(?:StrongEmphasis|Emphasis|Strikethrough|InlineCode|Link|Autolink|LanguageSpan)$/;

/** What stands before and after the words of a node. */
function marksOf({ name, from, to, firstChild, node }: SyntaxNode) {
  const last = name === "Link" ? node.getChildren("LinkMark")[1] : node.lastChild;
  return [
    { from, to: firstChild?.to ?? from },
    { from: last?.from ?? to, to },
  ] as const;
}

/** Deleting one mark deletes the other, and deleting all words deletes both. */
const deletedTogether = EditorState.transactionFilter.of((transaction) => {
  if (!transaction.isUserEvent("delete")) return transaction;
  const { startState, changes } = transaction;
  const deleted: { from: number; to: number }[] = [];
  let hasInsert = false;
  changes.iterChanges((from, to, _, __, inserted) => {
    deleted.push({ from, to });
    hasInsert ||= inserted.length > 0;
  });
  const covers = (from: number, to: number) =>
    from < to && deleted.some((range) => range.from <= from && range.to >= to);
  const alsoDeleted: { from: number; to: number }[] = [];
  for (const { from, to } of deleted)
    syntaxTree(startState).iterate({
      from,
      to,
      enter({ name, node }) {
        if (!paired.test(name) || (name === "Link" && !node.getChild("URL"))) return;
        const [open, close] = marksOf(node);
        const isGone = [covers(open.from, open.to), covers(close.from, close.to)];
        const isEmpty = !hasInsert && covers(open.to, close.from);
        if (isGone[0] === isGone[1] && !isEmpty) return;
        for (const [index, mark] of [open, close].entries()) if (!isGone[index]) alsoDeleted.push(mark);
      },
    });
  // A range that is deleted already must not be deleted twice.
  const rest = alsoDeleted.filter(
    (mark, index) =>
      alsoDeleted.findIndex((other) => other.from === mark.from) === index &&
      !deleted.some((range) => range.from < mark.to && range.to > mark.from),
  );
  return rest.length > 0 ? [transaction, { changes: rest }] : transaction;
});

const setPending = StateEffect.define<number>();

/** The position behind a space that was typed at the end of bold words, until the next key. */
const pending = StateField.define<number | null>({
  create: () => null,
  update(value, { effects, docChanged, selection }) {
    for (const effect of effects) if (effect.is(setPending)) return effect.value;
    return docChanged || selection ? null : value;
  },
});

/** The closing marks at this position: the writer types before them. */
function closingMarks(state: EditorState, position: number): string {
  let end = position;
  for (;;) {
    const node: SyntaxNode = syntaxTree(state).resolveInner(end, 1);
    const { parent } = node;
    if (
      !/^(?:EmphasisMark|StrikethroughMark)$/.test(node.name) ||
      node.from !== end ||
      parent?.to !== node.to
    )
      break;
    if (parent.from === node.from) break;
    end = node.to;
  }
  return state.sliceDoc(position, end);
}

/** "**bold **" is not bold in Markdown. So a space goes behind the marks, and comes back with the next letter. */
const spaceOutside = EditorView.inputHandler.of((view, from, to, text) => {
  const { state } = view;
  if (from !== to || view.composing) return false;
  if (text === " ") {
    const marks = closingMarks(state, from);
    if (!marks) return false;
    const after = from + marks.length;
    view.dispatch({
      changes: { from: after, insert: " " },
      selection: EditorSelection.cursor(after + 1),
      effects: setPending.of(after + 1),
      userEvent: "input.type",
    });
    return true;
  }
  if (state.field(pending) !== from || /^\s/.test(text)) return false;
  const [marks = ""] = /[*_~]+(?= $)/.exec(state.sliceDoc(Math.max(0, from - 8), from)) ?? [];
  const start = from - marks.length - 1;
  view.dispatch({
    changes: { from: start, to: from, insert: ` ${text}${marks}` },
    selection: EditorSelection.cursor(start + 1 + text.length),
    userEvent: "input.type",
  });
  return true;
});

export const pairedMarks = [deletedTogether, pending, spaceOutside];
