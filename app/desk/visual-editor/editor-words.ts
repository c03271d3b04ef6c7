import { Facet } from "@codemirror/state";
import type { DeskTranslation } from "../../words/translation.ts";

export type EditorWords = Pick<DeskTranslation["editor"], "table" | "blocks" | "picture">;

/** The words that the visual editor itself shows, which come with the page. */
export const editorWords = Facet.define<EditorWords, EditorWords | undefined>({
  combine: ([words]) => words,
});
