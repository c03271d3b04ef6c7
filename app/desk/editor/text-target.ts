import type { Edit, Selection } from "./markdown-edits.ts";

/** A text that the toolbar, its dialogs and pasting edit: the plain field or the visual editor. */
export type TextTarget = { selection(): Selection; apply(edit: Edit): void };
