import { join } from "node:path";
import type { Kysely } from "kysely";
import { firstDetails } from "../../organisation.ts";
import { isUntouched } from "../content/changes.ts";
import { saveOrdered, type WrittenOrdered } from "../content/ordered-rows.ts";
import { writeDetails } from "../content/organisation.ts";
import { translationRow, writeTranslations } from "../content/translations.ts";
import { readContentFiles } from "./content-files.ts";
import type { Database } from "./schema.ts";
import { readTranslations } from "./translation-files.ts";

/** What every site begins with, samples or not: our questions and answers, and the details of organisation.ts. */
export async function loadInitialContent(db: Kysely<Database>, today: Date): Promise<void> {
  if (await isUntouched(db, ["faq"]))
    for (const entry of await readInitialFaq(today)) await saveOrdered(db, "faq", entry);
  if (await isUntouched(db, ["translations"])) await translateInitialFaq(db, today);
  if (await isUntouched(db, ["organisation"])) await writeDetails(db, firstDetails);
}

/** Once, also on a site from before there were translations: of those questions that say what they did at first. */
async function translateInitialFaq(db: Kysely<Database>, today: Date): Promise<void> {
  const initial = await readInitialFaq(today);
  const stored = await db.selectFrom("faq").select(["id", "question", "answer", "tags"]).execute();
  const byId = new Map(stored.map((row) => [row.id, row]));
  const unchanged = initial.filter(({ id, question, answer, tags }) => {
    const row = byId.get(id);
    return row?.question === question && row.answer === answer && row.tags === tags;
  });
  const ids = new Set(unchanged.map(({ id }) => id));
  const translations = await readTranslations("faq", folder, initial);
  await writeTranslations(
    db,
    translations
      .filter(({ id }) => ids.has(id))
      .map(({ id, language, fields }) =>
        translationRow("faq", id, language, { fields, created_at: today.toISOString() }),
      ),
  );
}

export async function lacksInitialContent(db: Kysely<Database>): Promise<boolean> {
  for (const table of ["faq", "translations", "organisation"] as const)
    if (await isUntouched(db, [table])) return true;
  return false;
}

const folder = join(import.meta.dirname, "initial/faq");

export function readInitialFaq(today: Date): Promise<WrittenOrdered<"faq">[]> {
  return readContentFiles(folder, (id, fields) => ({
    id,
    question: fields.text("question"),
    category: fields.text("category"),
    tags: fields.text("tags"),
    position: fields.wholeNumber("position"),
    created_at: today.toISOString(),
    answer: fields.body,
  }));
}
