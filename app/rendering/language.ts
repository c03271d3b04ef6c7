import type { RouterContextProvider } from "react-router";
import { useLanguage } from "../ui/page-language.ts";
import type { Words } from "../words/translation.ts";
import { wordsIn } from "../words/words.ts";
import { siteContext } from "./site-context.ts";

export { useLanguage };

/** The fixed sentences in the page's language: `const { lists } = useWords()`. */
export const useWords = (): Words => wordsIn(useLanguage());

type HasContext = { context: Readonly<Pick<RouterContextProvider, "get">> };

/** The same for loaders and actions: `const { lists } = wordsFor(args)`. */
export const wordsFor = ({ context }: HasContext): Words => wordsIn(context.get(siteContext).language);
