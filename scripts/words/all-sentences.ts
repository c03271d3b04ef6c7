import { desk } from "../../app/words/en/desk/index.ts";
import { words } from "../../app/words/en/index.ts";
import { type Sentence, sentencesOf } from "../../app/words/sentences.ts";

/** The sentences of the site and, below the key "desk", those of the desk. Translators get both in one file. */
export const allSentences = (): Sentence[] => sentencesOf({ ...words, desk });
