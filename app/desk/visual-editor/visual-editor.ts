/**
 * The visual editor over a Markdown field, loaded after the page. The field stays in the form and always carries the
 * text; the editor's document is the same Markdown, so only lines that the writer edits ever change.
 */
import { history, historyKeymap, standardKeymap } from "@codemirror/commands";
import { EditorState, type Extension } from "@codemirror/state";
import { EditorView, keymap, type ViewUpdate } from "@codemirror/view";
import type { Edit } from "../editor/markdown-edits.ts";
import type { TextTarget } from "../editor/text-target.ts";
import { bareAddress } from "./bare-address.ts";
import { blockWidgets } from "./block-widgets.ts";
import { type EditorWords, editorWords } from "./editor-words.ts";
import { hiddenMarks } from "./hidden-marks.ts";
import { markdownLanguage } from "./markdown-language.ts";
import { fromOutside, outsideChange } from "./outside-changes.ts";
import { pairedMarks } from "./paired-marks.ts";
import { mountConstructedSheets } from "./strict-styles.ts";
import { followTableCursor, selectInTable } from "./table-cursor.ts";
import { theme } from "./theme.ts";
import { writingKeys } from "./writing-keys.ts";

/** Everything but the connection to the field, for tests without a browser. */
export const editing: Extension = [
  // Other line ends stay as they are.
  EditorState.lineSeparator.of("\n"),
  markdownLanguage,
  history(),
  pairedMarks,
  bareAddress,
  keymap.of([...writingKeys, ...historyKeymap, ...standardKeymap]),
];

type Options = {
  area: HTMLTextAreaElement;
  parent: HTMLElement;
  /** ARIA attributes and the language of the text. */
  attributes: Record<string, string>;
  words: EditorWords;
};

export function openVisualEditor(options: Options): TextTarget & { close(): void } {
  const { area, parent, attributes, words } = options;
  mountConstructedSheets();
  const hadFocus = document.activeElement === area;
  const view = new EditorView({
    parent,
    doc: area.value,
    selection: { anchor: area.selectionStart, head: area.selectionEnd },
    extensions: [
      editing,
      editorWords.of(words),
      hiddenMarks,
      blockWidgets,
      theme,
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ ...ordinaryTyping, ...attributes }),
      EditorView.updateListener.of((update) => writeField(area, update)),
    ],
  });
  // Typing in the editor would be announced twice: once by the browser, before the field has the text.
  for (const type of ["input", "change"]) parent.addEventListener(type, (event) => event.stopPropagation());
  const closed = new AbortController();
  const { signal } = closed;
  const takeOver = () => view.dispatch(outsideChange(view.state.doc.toString(), area.value));
  area.addEventListener("replaced", takeOver, { signal });
  const label = document.getElementById(attributes["aria-labelledby"] ?? "");
  label?.addEventListener("click", () => view.focus(), { signal });
  // Links to a problem and the choice between two versions lead to the field.
  area.addEventListener("focus", () => view.focus(), { signal });
  const inTable = followTableCursor(view, signal);
  if (hadFocus) view.focus();
  return {
    selection() {
      const place = inTable();
      const { from, to } = view.state.selection.main;
      return { text: view.state.doc.toString(), ...(place ?? { start: from, end: to }) };
    },
    apply: (edit) => apply(view, edit),
    close() {
      const { anchor, head } = view.state.selection.main;
      closed.abort();
      view.destroy();
      area.setSelectionRange(Math.min(anchor, head), Math.max(anchor, head));
    },
  };
}

/** CodeMirror's defaults are those for code. The browser must not translate the text itself, so that default stays. */
const ordinaryTyping = {
  spellcheck: "true",
  autocorrect: "on",
  autocapitalize: "sentences",
  writingsuggestions: "true",
};

function writeField(area: HTMLTextAreaElement, { docChanged, state, transactions }: ViewUpdate): void {
  if (!docChanged || transactions.some((transaction) => transaction.annotation(fromOutside))) return;
  area.value = state.doc.toString();
  area.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

function apply(view: EditorView, { from, to, insert, selectFrom, selectTo }: Edit): void {
  view.dispatch({
    changes: { from, to, insert },
    selection: { anchor: selectFrom, head: selectTo },
    scrollIntoView: true,
    userEvent: "input",
  });
  if (!selectInTable(view, selectFrom, selectTo)) view.focus();
}
