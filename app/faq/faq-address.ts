import type { FaqCategory } from "../words/en/faq/entries.ts";

/** A question's own address. */
export function faqAddress({ category, id }: { category: FaqCategory; id: string }): string {
  return `/faq?category=${category}#${id}`;
}
