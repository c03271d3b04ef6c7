import type { ReactNode } from "react";
import { lists } from "../../words/en/lists.ts";
import { ownWords } from "../../words/en/sections.ts";
import { fileNote } from "./file-words.ts";
import { longDate } from "./long-date.ts";

const words = ownWords.resources;

type Facts = {
  category: string;
  type: string;
  created_at: string;
  updated_at: string | null;
  file: { address: string; size: number | undefined } | undefined;
};

export function resourceFacts({ category, type, created_at, updated_at, file }: Facts) {
  const facts: { term: string; detail: ReactNode }[] = [
    { term: words.category, detail: category },
    { term: words.type, detail: type },
    { term: lists.published, detail: <LongDate instant={created_at} /> },
  ];
  if (updated_at) facts.push({ term: lists.updated, detail: <LongDate instant={updated_at} /> });
  if (!file) return facts;
  return [...facts, { term: words.file, detail: fileNote(file.address, file.size) }];
}

function LongDate({ instant }: { instant: string }) {
  return <time dateTime={instant}>{longDate(instant)}</time>;
}
