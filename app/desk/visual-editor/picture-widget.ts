import { type EditorView, WidgetType } from "@codemirror/view";
import { editorWords } from "./editor-words.ts";
import type { Picture } from "./picture-source.ts";

/** Pictures as visitors see them: one with its caption, several as a gallery, or one between words. */
export class PictureWidget extends WidgetType {
  private readonly pictures: Picture[];
  private readonly kind: "block" | "inline";
  constructor(pictures: Picture[], kind: "block" | "inline") {
    super();
    this.pictures = pictures;
    this.kind = kind;
  }
  override eq(other: PictureWidget): boolean {
    return other.kind === this.kind && JSON.stringify(other.pictures) === JSON.stringify(this.pictures);
  }
  toDOM(view: EditorView): HTMLElement {
    const element = document.createElement(this.kind === "block" ? "div" : "span");
    const isGallery = this.pictures.length > 1;
    element.className = isGallery ? "cm-pictures cm-gallery" : `cm-pictures cm-${this.kind}`;
    if (isGallery) {
      element.setAttribute("role", "group");
      element.setAttribute("aria-label", view.state.facet(editorWords)?.blocks.names.gallery ?? "");
    }
    element.append(...this.pictures.map((picture) => figureOf(picture, view)));
    return element;
  }
  override ignoreEvent(): boolean {
    return false;
  }
}

function figureOf({ alt, address, caption }: Picture, view: EditorView): HTMLElement {
  const figure = document.createElement("span");
  figure.className = "cm-figure";
  // Writers must notice a picture that visitors' screen readers skip.
  const name = alt || (view.state.facet(editorWords)?.picture.undescribed ?? "");
  const placeholder = () => placeholderOf(alt || address);
  figure.append(isOwn(address) ? imageOf(address, name, { view, placeholder }) : placeholder());
  if (caption) {
    const words = document.createElement("span");
    words.className = "cm-caption";
    words.dir = "auto";
    words.textContent = caption;
    figure.append(words);
  }
  return figure;
}

/** Nothing is loaded from other hosts, nor for the "…" of an example. */
const isOwn = (address: string) => /^\/(?!\/)[^…]+$/.test(address);

type Otherwise = { view: EditorView; placeholder: () => HTMLElement };

function imageOf(address: string, alt: string, { view, placeholder }: Otherwise): HTMLElement {
  const image = document.createElement("img");
  image.alt = alt;
  image.src = address;
  image.addEventListener("load", () => view.requestMeasure());
  image.addEventListener("error", () => {
    image.replaceWith(placeholder());
    view.requestMeasure();
  });
  return image;
}

function placeholderOf(words: string): HTMLElement {
  const box = document.createElement("span");
  box.className = "cm-no-picture";
  box.dir = "auto";
  box.role = "img";
  box.ariaLabel = words;
  box.textContent = words;
  return box;
}
