import type { ReactNode } from "react";
import { lists } from "../../words/en/lists.ts";
import { ownWords } from "../../words/en/sections.ts";
import { fileKind, fileSizeWords } from "./file-words.ts";
import { longDate } from "./long-date.ts";

const words = ownWords.resources;

type Facts = {
  category: string;
  type: string;
  created_at: string;
  file: { address: string; size: number | undefined } | undefined;
};

export function resourceFacts({ category, type, created_at, file }: Facts) {
  const facts: { term: string; detail: ReactNode }[] = [
    { term: words.category, detail: category },
    { term: words.type, detail: type },
    { term: lists.published, detail: <time dateTime={created_at}>{longDate(created_at)}</time> },
  ];
  if (!file) return facts;
  const size = file.size === undefined ? undefined : fileSizeWords(file.size);
  return [...facts, { term: words.file, detail: words.fileNote(fileKind(file.address), size) }];
}
