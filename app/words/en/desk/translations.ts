import { message } from "../../message.ts";

/** The translations of a record. */
export const translations = {
  tabs: "Languages of this record",
  list: "Translations",
  /** To a translator who opens an original. */
  choose: "Translators write translations. Choose the language that you translate into.",
  missingList: "Missing translations",
  missingShort: "missing:",
  /** The state of a record in one language: "published, out of date". */
  states: {
    original: "original",
    missing: "missing",
    deleted: "deleted",
    stale: "out of date",
    unpublished: "unpublished changes",
    draft: "draft",
    scheduled: "scheduled",
    published: "published",
    withdrawn: "withdrawn",
  },
  writtenIn: "Written in",
  change: "Change",
  publicOriginal: message<{ language: string }>("The published {language} text is beside each field."),
  draftOriginal: message<{ language: string }>(
    "The {language} draft, which is not public, is beside each field.",
  ),
  stale: {
    heading: "The original has changed since this translation",
    unknown: "The version that was translated is no longer known: please compare the whole text.",
    help: "When you publish the translation, it counts as up to date again. If it needs no change, say so here.",
    agree: "Translation is up to date",
    leave: "Still mark it as out of date when I publish",
  },
  start: {
    text: message<{ language: string; original: string }>(
      "There is no {language} translation yet. Visitors who read in {language} see the {original} text, with a note.",
    ),
    fromOriginal: "Start from the original’s text",
    empty: "Start empty",
  },
};
