import { type Written, save } from "../../tests/save.ts";
import { beforeAll, expect, test } from "vitest";
import { type Column, sectionOf, sections } from "../../content/kinds.ts";
import { forEachDatabase } from "../../tests/databases.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { contentOf } from "./content.ts";

const values: Record<Column, string> = {
  text: "Words",
  "text or none": "Other words",
  "long text": "A paragraph.",
  instant: "2026-11-15T08:00:00.000Z",
  "optional instant": "2026-11-16T08:00:00.000Z",
  "optional link": "/contact",
};

forEachDatabase((_, open) => {
  let database: SiteDatabase;
  beforeAll(async () => {
    ({ database } = await open());
  });

  test.each(sections)("%s: a card has every column but long text, a record has them all", async (kind) => {
    const { columns, title } = sectionOf(kind);
    const common = { id: "a", image_url: "/a.png", created_at: values.instant, language: "pt" };
    const own = Object.entries(columns).map(([name, type]) => [name, values[type]] as const);
    await save(database.db, kind, { ...common, ...Object.fromEntries(own) } as Written<typeof kind>);

    const { [title]: name, ...rest } = Object.fromEntries(own);
    const short = Object.entries(rest).filter(([column]) => columns[column] !== "long text");
    const { items } = await contentOf(database)[kind].page({});
    const card = {
      ...common,
      languages: ["pt"],
      title: name,
      ...Object.fromEntries(short),
      excerpt: expect.any(String),
    };
    expect(items).toEqual([kind === "events" ? { ...card, past: expect.any(Boolean) } : card]);
    const whole = { ...items[0], ...rest, text: "A paragraph.", updated_at: null };
    expect(await contentOf(database)[kind].find("a")).toEqual(whole);
  });

  test("no record has an id with NUL, and asking for one is no fault", async () => {
    const { news } = contentOf(database);
    expect(await news.find("\0")).toBeUndefined();
    expect(await news.title("\0")).toBeUndefined();
  });
});
