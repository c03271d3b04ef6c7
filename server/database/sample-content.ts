import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Kysely } from "kysely";
import type { NewsItem, Resource, SiteEvent, Work } from "../content/records.ts";
import { saveEvent, saveNews, saveResource, saveWork } from "../content/save.ts";
import { readSampleFields, type SampleFields } from "./sample-fields.ts";
import type { Database } from "./schema.ts";
import { localInstant } from "./zoned-time.ts";

const DAY = 24 * 60 * 60 * 1000;
const HOUR = 60 * 60 * 1000;

/** Writes the sample content, its dates counted from today, so that the site never looks abandoned. */
export async function loadSampleContent(
  db: Kysely<Database>,
  today: Date,
  folder = join(import.meta.dirname, "sample"),
): Promise<void> {
  const { work, news, events, resources } = await readSampleContent(today, folder);
  await saveWork(db, ...work);
  await saveNews(db, ...news);
  await saveEvent(db, ...events);
  await saveResource(db, ...resources);
}

export async function readSampleContent(today: Date, folder: string) {
  const common = (id: string, fields: SampleFields) => ({
    id,
    image_url: fields.optional("image_url"),
    created_at: new Date(today.getTime() - fields.wholeNumber("days_ago", 0) * DAY).toISOString(),
  });
  return {
    work: await readFolder(
      join(folder, "work"),
      (id, fields): Work => ({
        ...common(id, fields),
        title: fields.text("title"),
        category: fields.text("category"),
        link: fields.optional("link"),
        description: fields.body,
      }),
    ),
    news: await readFolder(
      join(folder, "news"),
      (id, fields): NewsItem => ({
        ...common(id, fields),
        headline: fields.text("headline"),
        link: fields.optional("link"),
        content: fields.body,
      }),
    ),
    events: await readFolder(join(folder, "events"), (id, fields): SiteEvent => {
      const time_zone = fields.timeZone("time_zone");
      const start = localInstant(
        today,
        fields.wholeNumber("starts_in_days"),
        fields.time("starts_at"),
        time_zone,
      );
      return {
        ...common(id, fields),
        name: fields.text("name"),
        location: fields.text("location"),
        time_zone,
        event_date: start.toISOString(),
        ends_at: new Date(start.getTime() + fields.hours("lasts_hours") * HOUR).toISOString(),
        link: fields.optional("link"),
        description: fields.body,
      };
    }),
    resources: await readFolder(
      join(folder, "resources"),
      (id, fields): Resource => ({
        ...common(id, fields),
        title: fields.text("title"),
        description: fields.text("description"),
        category: fields.text("category"),
        type: fields.text("type"),
        file_url: fields.optional("file_url"),
        resource_url: fields.optional("resource_url"),
        content: fields.body,
      }),
    ),
  };
}

/** One record a file; the file's name is the record's id, and so its address. */
async function readFolder<T>(folder: string, read: (id: string, fields: SampleFields) => T): Promise<T[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".md")).sort();
  return Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      try {
        const fields = readSampleFields(await readFile(path, "utf8"));
        const record = read(file.slice(0, -".md".length), fields);
        fields.finish();
        return record;
      } catch (cause) {
        throw new Error(`${path}: ${cause instanceof Error ? cause.message : cause}.`, { cause });
      }
    }),
  );
}
