import { type EditorView, WidgetType } from "@codemirror/view";

import { editorWords } from "./editor-words.ts";

/** A sign in place of a mark: a bullet, a number, an arrow, a line. */
export class SignWidget extends WidgetType {
  private readonly kind: string;
  private readonly sign: string;
  constructor(kind: string, sign: string) {
    super();
    this.kind = kind;
    this.sign = sign;
  }
  override eq(other: SignWidget): boolean {
    return other.kind === this.kind && other.sign === this.sign;
  }
  toDOM(view: EditorView): HTMLElement {
    const element = document.createElement("span");
    element.className = `cm-${this.kind}`;
    element.textContent = this.sign;
    if (this.kind === "rule") element.role = "separator";
    if (this.kind === "arrow") {
      element.role = "img";
      element.ariaLabel = view.state.facet(editorWords)?.blocks.names.details ?? "";
    }
    return element;
  }
}
