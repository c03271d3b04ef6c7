/** Visitors never see raw Markdown in the content that comes with the site. */

import { mkdtempSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { preparedFile } from "../../tests/prepared-file.ts";
import { connectDatabase, type SiteDatabase } from "../database/connect.ts";
import { renderMarkdown } from "../markdown/markdown.ts";
import { excerpt, plainText } from "../markdown/plain-text.ts";

const folder = mkdtempSync(join(tmpdir(), "sample-"));
let database: SiteDatabase;
beforeAll(async () => {
  await writeFile(join(folder, "site.db"), await preparedFile(true));
  database = connectDatabase(`file:${join(folder, "site.db")}`);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The Markdown marks of links, languages, emphasis, headings, lists, quotations and tables. */
const raw = /\]\(|\]\{|\]\[|\[\[|\{lang=|\*\*|__|~~|(?<!\w)[*_]\w|\w[*_](?!\w)|^#{1,6} |^[-*>] |^\|/m;

/** The words on a page, without code, which may contain such marks. */
const wordsOn = (html: string) =>
  html
    .replace(/<(pre|code)\b.*?<\/\1>/gs, "")
    .replace(/<[^>]+>/g, "")
    .trim();
const withoutCode = (source: string) => source.replace(/```.*?```|`[^`\n]+`/gs, "");

type Text = { of: string; source: string; stored: string };

async function texts(): Promise<Text[]> {
  const columns = ["kind", "id", "language", "excerpt", "long_fields"] as const;
  const rows = [
    ...(await database.db.selectFrom("records").select(columns).execute()),
    ...(await database.db.selectFrom("record_texts").select(columns).execute()),
  ];
  return rows.map(({ kind, id, language, excerpt, long_fields }) => ({
    ...{ of: `${kind}/${language}/${id}`, stored: excerpt },
    source: Object.values<string>(JSON.parse(long_fields)).join("\n\n"),
  }));
}

test("no page, excerpt or search text shows raw Markdown", async () => {
  const all = await texts();
  expect(all.length).toBeGreaterThan(100);
  const shown = all.flatMap(({ of, source, stored }) => [
    { of, text: wordsOn(renderMarkdown(source)) },
    { of: `${of} (excerpt)`, text: excerpt(withoutCode(source)) },
    { of: `${of} (stored excerpt)`, text: stored },
    { of: `${of} (plain)`, text: plainText(withoutCode(source)) },
  ]);
  const wrong = shown.flatMap(({ of, text }) => {
    const [found] = raw.exec(text) ?? [];
    return found === undefined
      ? []
      : `${of}: ${text.slice(Math.max(0, text.indexOf(found) - 30)).slice(0, 80)}`;
  });
  expect(wrong).toEqual([]);
});
