import type { Kysely } from "kysely";
import type { Database, Kind } from "../database/schema.ts";
import { asLetters } from "./as-letters.ts";
import { comparisonKey } from "./comparison-key.ts";
import { fold } from "./fold.ts";
import { cut, excerpt, plainText } from "./plain-text.ts";
import type { NewsItem, Resource, SiteEvent, Work } from "./records.ts";
import { instant, storable, writeRows } from "./write-rows.ts";

/*
 * The only way content is written: what searches and lists read is worked out here. A record whose id is
 * known replaces the one there was.
 */

type Db = Kysely<Database>;

export function saveWork(db: Db, ...records: Work[]): Promise<void> {
  const rows = records.map(storable).map((work) => ({
    ...work,
    created_at: instant(work.created_at),
    excerpt: excerpt(work.description),
    folded: searchable(work.title, plainText(work.description), work.category),
  }));
  return writeRows(db, "our_work", rows);
}

export function saveNews(db: Db, ...records: NewsItem[]): Promise<void> {
  const rows = records.map(storable).map((item) => ({
    ...item,
    created_at: instant(item.created_at),
    excerpt: excerpt(item.content),
    folded: searchable(item.headline, plainText(item.content)),
  }));
  return writeRows(db, "news", rows);
}

export function saveEvent(db: Db, ...records: SiteEvent[]): Promise<void> {
  const rows = records.map(storable).map((event) => ({
    ...event,
    created_at: instant(event.created_at),
    event_date: instant(event.event_date),
    ends_at: event.ends_at && instant(event.ends_at),
    over_at: instant(event.ends_at ?? event.event_date),
    excerpt: excerpt(event.description),
    folded: searchable(event.name, plainText(event.description), event.location),
  }));
  return writeRows(db, "events", rows);
}

export function saveResource(db: Db, ...records: Resource[]): Promise<void> {
  const rows = records.map(storable).map((resource) => ({
    ...resource,
    created_at: instant(resource.created_at),
    category_key: comparisonKey(resource.category),
    type_key: comparisonKey(resource.type),
    excerpt: cut(resource.description, 200),
    folded: searchable(resource.title, resource.description),
  }));
  return writeRows(db, "resources", rows);
}

export async function remove(db: Db, kind: Kind, id: string): Promise<void> {
  await db.deleteFrom(kind).where("id", "=", id).execute();
}

/** Folding leaves no line break in a field, so a match never runs from one into the next. */
function searchable(...fields: string[]): string {
  return fields.map((field) => asLetters(fold(field))).join("\n");
}
