import { fieldAt } from "../../../content/kinds.ts";
import type { Edition } from "../../../server/publishing/edition.ts";
import { sentencesOf } from "../../../server/publishing/review/sentences.ts";
import type { DeskArgs } from "../rendering/desk-route.ts";

/** Undefined if cutting the text into sentences would take too long. */
export async function readSentences({ desk }: Pick<DeskArgs, "desk">, edition: Edition) {
  for (const [field, text] of Object.entries(edition.fields))
    if (fieldAt(edition.kind, field)?.type === "text" && (await desk.texts.isTooComplex(text.trim())))
      return undefined;
  return sentencesOf(edition);
}
