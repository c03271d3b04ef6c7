import type { ReactNode } from "react";
import { defaultLanguage, type Language } from "../../../languages.ts";
import { fileNote } from "../../lists/file-note.ts";
import { translatedName } from "../../lists/translated-names.ts";
import { useLanguage } from "../../rendering/language.ts";
import { formatDate } from "../../ui/format-date.ts";
import type { Words } from "../../words/translation.ts";

type Facts = {
  category: string;
  type: string;
  created_at: string;
  updated_at: string | null;
  file: { address: string; size: number | undefined } | undefined;
};

export function resourceFacts(all: Words, { category, type, created_at, updated_at, file }: Facts) {
  const { lists } = all;
  const { resources: words } = all.ownWords;
  const facts: { term: string; detail: ReactNode }[] = [
    { term: words.category, detail: translatedName(words.categoryNames, category) },
    { term: words.type, detail: translatedName(words.typeNames, type) },
    { term: lists.published, detail: <LongDate instant={created_at} /> },
  ];
  if (updated_at) facts.push({ term: lists.updated, detail: <LongDate instant={updated_at} /> });
  if (!file) return facts;
  return [...facts, { term: words.file, detail: fileNote(all, file.address, file.size) }];
}

function LongDate({ instant }: { instant: string }) {
  return <time dateTime={instant}>{longDate(instant, useLanguage())}</time>;
}

const usEnglish = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** "November 15, 2026": the specification asks for US dates on English resource pages. */
export function longDate(instant: string, language: Language): string {
  if (language === defaultLanguage) return usEnglish.format(new Date(instant));
  return formatDate({ instant, form: "date", timeZone: "UTC", language });
}
