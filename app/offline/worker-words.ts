/** The worker's sentences in every language: it must have them without a connection. */
import type { Language } from "../../languages.ts";
import type { Words } from "../words/translation.ts";

type KeptPagesWords = Words["keptPages"];

const files = import.meta.glob<KeptPagesWords>("../words/*/kept-pages.ts", {
  eager: true,
  import: "keptPages",
});

export const workerWords = (language: Language): KeptPagesWords =>
  files[`../words/${language}/kept-pages.ts`] as KeptPagesWords;
