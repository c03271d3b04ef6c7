/** How long the desk's lists take with many records and their translations. */
import { type Kind, kindNames, kindOf } from "../../content/kinds.ts";
import type { SiteDatabase } from "../../server/database/connect.ts";
import type { EditionRow } from "../../server/database/schema.ts";
import { listColumns } from "../../server/publishing/edition-fields.ts";
import { type EditionFilter, listEditions } from "../../server/publishing/list-editions.ts";
import { inventedNews } from "./corpus.ts";
import { type Timing, timed } from "./timing.ts";
import { indexedAfterwards } from "./without-index.ts";

/** The most that a page of a list may take, in milliseconds. */
const target = 100;

type Progress = (text: string) => void;
type Note = (question: string, timing: Timing, most: number) => void;

const news: EditionFilter = { kinds: ["news"], originals: true };
const questions: Record<string, EditionFilter> = {
  "desk: the list of a kind": news,
  "desk: the list of a kind, page in the middle": { ...news, page: 250 },
  "desk: missing in Amharic": { ...news, missing: "am" },
  "desk: missing in Amharic, page in the middle": { ...news, missing: "am", page: 120 },
  "desk: with a stale translation": { ...news, stale: true },
  "desk: a common word": { ...news, q: "security" },
  "desk: a word in some": { ...news, q: "ransomware" },
  "desk: a rare word": { ...news, q: "zanzibar" },
  "desk: three words": { ...news, q: "policy research audit" },
  "desk: no match": { ...news, q: "quetzalcoatl" },
  "desk: a common word, missing in Amharic": { ...news, q: "security", missing: "am" },
  "desk: a rare word, missing in Amharic": { ...news, q: "zanzibar", missing: "am" },
  "desk: a common word, of no kind, missing in Amharic": { q: "security", missing: "am" },
  "desk: a common word, with a stale translation": { ...news, q: "security", stale: true },
  "desk: a word of other kinds only": { kinds: ["people"], originals: true, q: "security" },
  "desk: drafts": { ...news, state: "draft" },
};

export async function timeDeskLists(database: SiteDatabase, progress: Progress, note: Note): Promise<void> {
  for (const [question, asked] of Object.entries(questions)) {
    progress(question);
    note(question, await timed(() => listEditions(database, asked), 30), target);
  }
}

/** A third are originals, spread evenly over all kinds; one original in fifty has an outdated translation. */
export async function fillDesk(database: SiteDatabase, count: number, progress: Progress): Promise<void> {
  await indexedAfterwards(database, "editions_text", () => write(database, count, progress), progress);
}

async function write({ db }: SiteDatabase, count: number, progress: Progress): Promise<void> {
  let batch: EditionRow[] = [];
  let written = 0;
  const writeBatch = async () => {
    progress(`writing ${written} of ${count} editions`);
    await db.insertInto("editions").values(batch).execute();
    written += batch.length;
    batch = [];
  };
  let index = 0;
  for (const { fields, created_at, translations } of inventedNews(Math.ceil(count / 3))) {
    const id = `edition-${index}`;
    const kind = kindNames[index % kindNames.length] ?? "news";
    const original = kind === "people" ? { headline: `Person ${index}`, content: "" } : fields;
    const languages = ["en", ...translations.map(({ language }) => language)];
    batch.push({
      ...editionRow(id, kind, index, original, created_at),
      ...{ languages: ` ${languages.join(" ")} `, stale: index % 50 === 0 ? 1 : 0 },
    });
    for (const { language, fields } of translations)
      batch.push({
        ...editionRow(`${id}-${language}`, kind, index, fields, created_at),
        ...{ language, translation_of: id, source_revision: 1 },
      });
    index++;
    if (batch.length >= 300) await writeBatch();
  }
  if (batch.length > 0) await writeBatch();
}

function editionRow(
  id: string,
  kind: Kind,
  index: number,
  text: { headline: string; content: string },
  at: string,
): EditionRow {
  const { title, body } = kindOf(kind);
  const fields = { [title]: text.headline, [body]: text.content };
  return {
    ...{ id, kind, slug: `record-${index}`, language: "en", translation_of: null, source_revision: null },
    ...{ languages: "", stale: 0, state: index % 20 === 0 ? "draft" : "published", revision: 1 },
    ...{
      public_revision: index % 20 === 0 ? null : 1,
      first_published_at: at,
      due_at: null,
      due_version: null,
    },
    ...{
      changed_at: at,
      changed_by: null,
      changed_by_name: "",
      created_at: at,
      deleted_at: null,
      sample: null,
    },
    ...{ ...listColumns(kind, fields), fields: JSON.stringify(fields) },
  };
}
