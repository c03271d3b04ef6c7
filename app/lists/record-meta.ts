import type { Thing } from "schema-dts";
import { missingMeta, type Page, pageMeta, placeOf } from "../metadata/page-meta.ts";
import type { ParentPath } from "../metadata/structured-data/breadcrumbs.ts";
import type { Place } from "../metadata/structured-data/records.ts";
import type { RecordWords } from "../words/en/lists.ts";
import { recordAddress } from "./list-address.ts";

type Kind<Found> = {
  path: ParentPath;
  words: RecordWords;
  /** What it is in schema.org's terms. */
  structured: (record: Found, place: Place) => Thing;
  /** Only articles tell messengers when they came out. */
  isArticle?: boolean;
};

type Described = { id: string; title: string; excerpt: string; created_at: string };

/** A record's head; one that is not there has the head of its not-found text. */
export function recordMeta<Found extends Described>(
  page: Page,
  { path, words, structured, isArticle = false }: Kind<Found>,
  record: Found | undefined,
) {
  if (!record) return missingMeta(words.notFound, words.notFoundDescription);
  const address = recordAddress(path, record.id);
  return pageMeta(page, {
    title: record.title,
    description: record.excerpt,
    address,
    below: path,
    published: isArticle ? record.created_at : undefined,
    structured: [structured(record, placeOf(page, address))],
  });
}
