import type { words } from "./en/index.ts";
import type { Translated } from "./translate.ts";

/** The fixed sentences of the site in one language, as pages use them. */
export type Words = typeof words;

/** The same as a translator writes them: see docs/add-a-language.md. */
export type Translation = Translated<Words>;
