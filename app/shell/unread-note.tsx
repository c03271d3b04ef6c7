import { createElement, type ReactNode } from "react";
import { defaultLanguage } from "../../languages.ts";
import { useLanguage, useWords } from "../rendering/language.ts";
import { Link } from "../ui/link.tsx";
import { readBySpeaker } from "../words/read-by.ts";

/** Says of a language that no speaker has read it yet, and asks for corrections. */
export function UnreadNote() {
  const language = useLanguage();
  const { languageWords } = useWords();
  if (language === defaultLanguage || readBySpeaker(language)) return null;
  const link = <Link to="/contact">{languageWords.correct}</Link>;
  return createElement("p", null, ...languageWords.unread<ReactNode>({ link }));
}
