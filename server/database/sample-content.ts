import { join } from "node:path";
import type { Kysely } from "kysely";
import type { DeskKind } from "../../desk-kinds.ts";
import { type Kind, kinds, type Section, sectionOf, type Written } from "../../sections.ts";
import { saveOrdered, type WrittenOrdered } from "../content/ordered-rows.ts";
import { save } from "../content/save.ts";
import { translationRow, writeTranslations } from "../content/translations.ts";
import { readContentFiles } from "./content-files.ts";
import type { SampleFields } from "./sample-fields.ts";
import type { Database, TranslationRow } from "./schema.ts";
import { readTranslations } from "./translation-files.ts";
import { onWorkingDays } from "./working-days.ts";
import { localInstant } from "./zoned-time.ts";

const DAY = 24 * 60 * 60 * 1000;
const HOUR = 60 * 60 * 1000;
const ours = join(import.meta.dirname, "sample");

/** Writes the sample content, its dates counted from today, so that the site never looks abandoned. */
export async function loadSampleContent(db: Kysely<Database>, today: Date, folder = ours): Promise<void> {
  for (const kind of kinds) {
    const records = await readSampleRecords(kind, today, folder);
    await writeTranslations(db, await readSampleTranslations(kind, records, folder));
    await save(db, kind, ...records);
  }
}

/** The partners of the samples: both are invented, and their addresses are reserved for examples. */
export async function loadSamplePartners(db: Kysely<Database>, today: Date): Promise<void> {
  const partners = await readSamplePartners(today);
  for (const partner of partners) await saveOrdered(db, "partners", partner);
  await writeTranslations(db, await readSampleTranslations("partners", partners, ours));
}

/** Each is as old as its original. */
export async function readSampleTranslations(
  kind: DeskKind,
  originals: { id: string; created_at: string }[],
  folder: string,
): Promise<TranslationRow[]> {
  const createdAt = new Map(originals.map(({ id, created_at }) => [id, created_at]));
  const files = await readTranslations(kind, join(folder, kind), originals);
  return files.map(({ id, language, fields }) =>
    translationRow(kind, id, language, { fields, created_at: createdAt.get(id) ?? "" }),
  );
}

export function readSamplePartners(today: Date): Promise<WrittenOrdered<"partners">[]> {
  return readContentFiles(join(ours, "partners"), (id, fields) => ({
    id,
    name: fields.text("name"),
    kind: fields.text("kind"),
    website: fields.text("website"),
    woven: fields.text("woven"),
    position: fields.wholeNumber("position"),
    created_at: today.toISOString(),
    text: fields.body,
  }));
}

/** One record a file, in the folder of its kind; the file's name is the record's id, and so its address. */
export async function readSampleRecords<K extends Kind>(
  kind: K,
  today: Date,
  folder: string,
): Promise<Written<K>[]> {
  return readContentFiles(join(folder, kind), (id, fields) => {
    const record = {
      id,
      image_url: fields.optional("image_url"),
      created_at: daysBefore(today, fields.wholeNumber("days_ago", 0)),
      updated_at: readUpdate(fields, today),
      language: fields.optional("language") ?? "en",
      ...readColumns(sectionOf(kind), fields, today),
    };
    return record as Written<K>;
  });
}

export const daysBefore = (today: Date, days: number) => new Date(today.getTime() - days * DAY).toISOString();

function readUpdate(fields: SampleFields, today: Date): string | null {
  const days = fields.optional("updated_days_ago");
  return days && daysBefore(today, fields.wholeNumber("updated_days_ago", 0));
}

type Values = Record<string, string | null>;

function readColumns({ columns, body, order }: Section, fields: SampleFields, today: Date): Values {
  const known: Values = { [body]: fields.body, ...(order === "upcoming first" && readTimes(fields, today)) };
  const values = Object.entries(columns).map(([name, type]) => {
    if (name in known) return [name, known[name]];
    if (type === "text or none") return [name, fields.optional(name) ?? ""];
    return [name, type.startsWith("optional") ? fields.optional(name) : fields.text(name)];
  });
  return Object.fromEntries(values);
}

/** Of an event that begins so many days from today. */
export function readTimes(fields: SampleFields, today: Date): Values {
  const time_zone = fields.timeZone("time_zone");
  const hours = fields.hours("lasts_hours");
  const day = onWorkingDays(today, fields.wholeNumber("starts_in_days"), time_zone, Math.ceil(hours / 24));
  const start = localInstant(today, day, fields.time("starts_at"), time_zone);
  const end = new Date(start.getTime() + hours * HOUR);
  return { time_zone, event_date: start.toISOString(), ends_at: end.toISOString() };
}
