import { Facet } from "@codemirror/state";
import type { DeskTranslation } from "../../words/translation.ts";

export type EditorWords = DeskTranslation["editor"]["table"];

/** The words that the visual editor itself shows, which come with the page. */
export const editorWords = Facet.define<EditorWords, Partial<EditorWords>>({
  combine: ([words = {} as EditorWords]) => words,
});
