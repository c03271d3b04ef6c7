/** Shows tables, pictures and galleries as themselves. */
import { ensureSyntaxTree, syntaxTree } from "@codemirror/language";
import { type EditorState, type Range, RangeSet, StateEffect, StateField } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView } from "@codemirror/view";
import type { SyntaxNode } from "@lezer/common";
import { pictureOf } from "./picture-source.ts";
import { PictureWidget } from "./picture-widget.ts";
import { TableWidget } from "./table-widget.ts";

/** Enough for the largest text; the rest would follow when it is parsed. */
const parseTime = 100;

type Blocks = { hasFocus: boolean; decorations: DecorationSet; tables: DecorationSet };

const focusChange = StateEffect.define<boolean>();

/** A paragraph of nothing but pictures. */
export function isPictures(state: EditorState, node: SyntaxNode | null): node is SyntaxNode {
  if (node?.name !== "Paragraph" || node.parent?.name !== "Document") return false;
  const words = state.sliceDoc(node.from, node.to).split("");
  const pictures = node.getChildren("Image");
  for (const { from, to } of pictures) words.fill("", from - node.from, to - node.from);
  return pictures.length > 0 && words.join("").trim() === "";
}

function blocksOf(state: EditorState, hasFocus: boolean): Blocks {
  const shown: Range<Decoration>[] = [];
  const tables: Range<Decoration>[] = [];
  const tree = ensureSyntaxTree(state, state.doc.length, parseTime) ?? syntaxTree(state);
  for (let node = tree.topNode.firstChild; node; node = node.nextSibling) {
    const [from, to] = [state.doc.lineAt(node.from).from, state.doc.lineAt(node.to).to];
    if (node.name === "Table") {
      const widget = new TableWidget(state.sliceDoc(from, to));
      tables.push(Decoration.replace({ widget, block: true }).range(from, to));
    } else if (isPictures(state, node)) shown.push(picturesOf(state, node, hasFocus));
  }
  return {
    hasFocus,
    decorations: Decoration.set([...shown, ...tables], true),
    tables: RangeSet.of(tables, true),
  };
}

/** While the cursor is in their source, the source is shown too, so that words and addresses can be edited. */
function picturesOf(state: EditorState, node: SyntaxNode, hasFocus: boolean): Range<Decoration> {
  const { from, to } = node;
  const pictures = node.getChildren("Image").map((image) => pictureOf(state.sliceDoc(image.from, image.to)));
  const widget = new PictureWidget(pictures, "block");
  const isOpen = hasFocus && state.selection.ranges.some((range) => range.from <= to && range.to >= from);
  return isOpen
    ? Decoration.widget({ widget, block: true, side: 1 }).range(state.doc.lineAt(to).to)
    : Decoration.replace({ widget, block: true }).range(state.doc.lineAt(from).from, state.doc.lineAt(to).to);
}

const blocks = StateField.define<Blocks>({
  create: (state) => blocksOf(state, false),
  update(value, { docChanged, selection, effects, startState, state }) {
    const focus = effects.find((effect) => effect.is(focusChange))?.value as boolean | undefined;
    const isSame =
      !docChanged && !selection && focus === undefined && syntaxTree(startState) === syntaxTree(state);
    return isSame ? value : blocksOf(state, focus ?? value.hasFocus);
  },
  provide: (field) => [
    EditorView.decorations.from(field, ({ decorations }) => decorations),
    EditorView.atomicRanges.of((view) => view.state.field(field).tables),
  ],
});

export const blockWidgets = [
  blocks,
  EditorView.focusChangeEffect.of((_, isFocused) => focusChange.of(isFocused)),
];
