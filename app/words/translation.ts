import type { desk } from "./en/desk/index.ts";
import type { words } from "./en/index.ts";
import type { Translated } from "./translate.ts";

/** The fixed sentences of the site in one language, as pages use them. */
export type Words = typeof words;

/** The same as plain text, as translators write them: see docs/add-a-language.md. */
export type Translation = Translated<Words>;

/** The fixed sentences of the desk and of mails to staff. */
export type DeskWords = typeof desk;
export type DeskTranslation = Translated<DeskWords>;
