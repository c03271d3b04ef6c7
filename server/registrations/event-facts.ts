/** The date and place of an event, for registration and its mails. */
import type { Kysely } from "kysely";
import { defaultLanguage, isLanguage, type Language } from "../../languages.ts";
import { inOtherLanguage, locationIn } from "../content/event-place.ts";
import { fieldsIn } from "../content/record-row.ts";
import type { Database } from "../database/schema.ts";

type Db = Kysely<Database>;

/** Of the public event. */
export type EventFacts = {
  /** The edition in the original language. */
  id: string;
  slug: string;
  starts: string;
  /** The start, if no end is known. */
  ends: string;
  zone: string;
  status: string;
  venue: string;
  city: string;
  country: string;
};

/** The public events among these editions. */
export async function readEvents(db: Db, ids: string[]): Promise<Map<string, EventFacts>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("records")
    .select(["edition", "id", "title", "fields", "sort_at", "over_at"])
    .where("kind", "=", "events")
    .where("edition", "in", ids)
    .execute();
  return new Map(
    rows.map((row) => {
      const { time_zone = "UTC", status = "", venue = "", city = "", country = "" } = fieldsIn("events", row);
      const { edition: id, id: slug, sort_at: starts, over_at } = row;
      const facts = { id, slug, starts, ends: over_at ?? starts, zone: time_zone, status };
      return [id, { ...facts, venue, city, country }];
    }),
  );
}

export const readEvent = async (db: Db, id: string): Promise<EventFacts | undefined> =>
  (await readEvents(db, [id])).get(id);

export type NamedEvent = { slug: string; title: string; place: string };

/** Its name and place in a language. Of the draft, if the event is not public any more. */
export async function nameEvent(db: Db, id: string, language: Language): Promise<NamedEvent | undefined> {
  const record = await db
    .selectFrom("records")
    .select(["id", "title", "fields", "language"])
    .where("kind", "=", "events")
    .where("edition", "=", id)
    .executeTakeFirst();
  if (!record) return nameDraft(db, id, language);
  const original = fieldsIn("events", record);
  const text =
    record.language === language
      ? undefined
      : await db
          .selectFrom("record_texts")
          .select(["title", "fields"])
          .where("kind", "=", "events")
          .where("id", "=", record.id)
          .where("language", "=", language)
          .executeTakeFirst();
  const fields = inOtherLanguage("events", language, original, text && fieldsIn("events", text));
  return { slug: record.id, title: fields.name ?? "", place: locationIn(language, fields) };
}

async function nameDraft(db: Db, id: string, language: Language): Promise<NamedEvent | undefined> {
  const draft = await db
    .selectFrom("editions")
    .select(["slug", "title", "fields"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!draft) return undefined;
  return { slug: draft.slug, title: draft.title, place: locationIn(language, JSON.parse(draft.fields)) };
}

/** The place as it was told before, in a language. */
export const placeIn = (language: string, { venue, city, country }: EventPlace): string =>
  locationIn(isLanguage(language) ? language : defaultLanguage, { venue, city, country });

export type EventPlace = Pick<EventFacts, "venue" | "city" | "country">;
