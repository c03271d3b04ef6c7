import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { type Kind, kinds, type Section, sectionOf, type Written } from "../../sections.ts";
import { save } from "../content/save.ts";
import { readSampleFields, type SampleFields } from "./sample-fields.ts";
import type { Database } from "./schema.ts";
import { onWorkingDays } from "./working-days.ts";
import { localInstant } from "./zoned-time.ts";

const DAY = 24 * 60 * 60 * 1000;
const HOUR = 60 * 60 * 1000;
const ours = join(import.meta.dirname, "sample");

/** Writes the sample content, its dates counted from today, so that the site never looks abandoned. */
export async function loadSampleContent(db: Kysely<Database>, today: Date, folder = ours): Promise<void> {
  for (const kind of kinds) await save(db, kind, ...(await readSampleRecords(kind, today, folder)));
}

/** One record a file, in the folder of its kind; the file's name is the record's id, and so its address. */
export async function readSampleRecords<K extends Kind>(
  kind: K,
  today: Date,
  folder: string,
): Promise<Written<K>[]> {
  const files = globSync("*.md", { cwd: join(folder, kind) }).sort();
  return Promise.all(
    files.map(async (file) => {
      const path = join(folder, kind, file);
      try {
        const fields = readSampleFields(await readFile(path, "utf8"));
        const record = {
          id: file.slice(0, -".md".length),
          image_url: fields.optional("image_url"),
          created_at: daysBefore(today, fields.wholeNumber("days_ago", 0)),
          updated_at: readUpdate(fields, today),
          language: fields.optional("language") ?? "en",
          ...readColumns(sectionOf(kind), fields, today),
        };
        fields.finish();
        return record as Written<K>;
      } catch (cause) {
        throw new Error(`${path}: ${cause instanceof Error ? cause.message : cause}.`, { cause });
      }
    }),
  );
}

const daysBefore = (today: Date, days: number) => new Date(today.getTime() - days * DAY).toISOString();

function readUpdate(fields: SampleFields, today: Date): string | null {
  const days = fields.optional("updated_days_ago");
  return days && daysBefore(today, fields.wholeNumber("updated_days_ago", 0));
}

type Values = Record<string, string | null>;

function readColumns({ columns, body, order }: Section, fields: SampleFields, today: Date): Values {
  const known: Values = { [body]: fields.body, ...(order === "upcoming first" && readTimes(fields, today)) };
  const values = Object.entries(columns).map(([name, type]) => {
    if (name in known) return [name, known[name]];
    return [name, type.startsWith("optional") ? fields.optional(name) : fields.text(name)];
  });
  return Object.fromEntries(values);
}

function readTimes(fields: SampleFields, today: Date): Values {
  const time_zone = fields.timeZone("time_zone");
  const hours = fields.hours("lasts_hours");
  const day = onWorkingDays(today, fields.wholeNumber("starts_in_days"), time_zone, Math.ceil(hours / 24));
  const start = localInstant(today, day, fields.time("starts_at"), time_zone);
  const end = new Date(start.getTime() + hours * HOUR);
  return { time_zone, event_date: start.toISOString(), ends_at: end.toISOString() };
}
