import type { ReactNode } from "react";
import { LocalDate } from "../ui/local-date.tsx";
import type { Words } from "../words/translation.ts";

type Fact = { term: string; detail: ReactNode };

/** The dates of publication and, if changed since, of the last change. */
export function publishedFacts(
  words: Words,
  record: { created_at: string; updated_at: string | null },
): Fact[] {
  return [
    { term: words.lists.published, detail: <LocalDate instant={record.created_at} /> },
    ...updatedFact(words, record.updated_at),
  ];
}

/** Empty if the record has not changed since it was published. */
export function updatedFact({ lists }: Words, updated_at: string | null): Fact[] {
  return updated_at ? [{ term: lists.updated, detail: <LocalDate instant={updated_at} /> }] : [];
}
