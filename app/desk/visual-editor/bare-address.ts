/** Turns an address into a link when the writer types a space behind it. */
import { isolateHistory } from "@codemirror/commands";
import { syntaxTree } from "@codemirror/language";
import { EditorSelection } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { linkOfAddress } from "../editor/bare-address.ts";

const address = /(?:^|[\s(])((?:https?:\/\/|www\.)[^\s<>()[\]]*[^\s<>()[\].,;:!?'"])$/;

export const bareAddress = EditorView.inputHandler.of((view, from, to, text) => {
  const { state } = view;
  const line = state.doc.lineAt(from);
  const [, typed] = (text === " " && from === to && address.exec(state.sliceDoc(line.from, from))) || [];
  if (!typed || !/^(?:Paragraph|Document|ATXHeading\d)$/.test(syntaxTree(state).resolveInner(from, -1).name))
    return false;
  const start = from - typed.length;
  const insert = `${linkOfAddress(typed)} `;
  view.dispatch({
    changes: { from: start, to: from, insert },
    selection: EditorSelection.cursor(start + insert.length),
    annotations: isolateHistory.of("full"),
    userEvent: "input.type",
  });
  return true;
});
