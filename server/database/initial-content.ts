import { join } from "node:path";
import type { Kysely } from "kysely";
import { firstDetails } from "../../organisation.ts";
import { isUntouched } from "../content/changes.ts";
import { saveOrdered, type WrittenOrdered } from "../content/ordered-rows.ts";
import { writeDetails } from "../content/organisation.ts";
import { readContentFiles } from "./content-files.ts";
import type { Database } from "./schema.ts";

/** What every site begins with, samples or not: our questions and answers, and the details of organisation.ts. */
export async function loadInitialContent(db: Kysely<Database>, today: Date): Promise<void> {
  if (await isUntouched(db, ["faq"]))
    for (const entry of await readInitialFaq(today)) await saveOrdered(db, "faq", entry);
  if (await isUntouched(db, ["organisation"])) await writeDetails(db, firstDetails);
}

export async function lacksInitialContent(db: Kysely<Database>): Promise<boolean> {
  return (await isUntouched(db, ["faq"])) || (await isUntouched(db, ["organisation"]));
}

export function readInitialFaq(today: Date): Promise<WrittenOrdered<"faq">[]> {
  return readContentFiles(join(import.meta.dirname, "initial/faq"), (id, fields) => ({
    id,
    question: fields.text("question"),
    category: fields.text("category"),
    tags: fields.text("tags"),
    position: fields.wholeNumber("position"),
    created_at: today.toISOString(),
    answer: fields.body,
  }));
}
