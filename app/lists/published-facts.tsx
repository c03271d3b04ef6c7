import type { ReactNode } from "react";
import { LocalDate } from "../ui/local-date.tsx";
import type { Words } from "../words/translation.ts";

type Fact = { term: string; detail: ReactNode };

/** When a record was published and, if it was changed since, when. */
export function publishedFacts(
  words: Words,
  record: { created_at: string; updated_at: string | null },
): Fact[] {
  return [
    { term: words.lists.published, detail: <LocalDate instant={record.created_at} /> },
    ...updatedFact(words, record.updated_at),
  ];
}

/** None if it is as it was published. */
export function updatedFact({ lists }: Words, updated_at: string | null): Fact[] {
  return updated_at ? [{ term: lists.updated, detail: <LocalDate instant={updated_at} /> }] : [];
}
