import { beforeAll, expect, test } from "vitest";
import type { Field } from "../../content/define.ts";
import { isLong, sectionOf, sections } from "../../content/kinds.ts";
import { forEachDatabase } from "../../tests/databases.ts";
import { save, type Written } from "../../tests/save.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { contentOf } from "./content.ts";

const valueFor = ({ type }: Field) =>
  type === "text" ? "A paragraph." : type === "instant" ? "2026-11-15T08:00:00.000Z" : "Words";

forEachDatabase((_, open) => {
  let database: SiteDatabase;
  beforeAll(async () => {
    ({ database } = await open());
  });

  test.each(sections)("%s: a card has every field but long texts, and a record has all", async (kind) => {
    const { fields, title } = sectionOf(kind);
    const common = { id: "a", created_at: "2026-11-15T08:00:00.000Z", language: "pt" };
    const own = Object.entries(fields).map(([name, field]) => [name, valueFor(field)] as const);
    await save(database.db, kind, { ...common, ...Object.fromEntries(own) } as Written<typeof kind>);

    const derived = Object.entries(fields).filter(([, { type }]) => type === "place");
    const { [title]: name, ...rest } = {
      ...Object.fromEntries(own),
      ...Object.fromEntries(derived.map(([field]) => [field, "Words, Words, Words"])),
    };
    const short = Object.entries(rest).filter(([field]) => !isLong(fields[field] as Field));
    const { items } = await contentOf(database).in("pt")[kind].page({});
    const card = {
      ...common,
      languages: ["pt"],
      title: name,
      ...Object.fromEntries(short),
      excerpt: expect.any(String),
    };
    expect(items).toEqual([kind === "events" ? { ...card, past: expect.any(Boolean) } : card]);
    const whole = { ...items[0], ...rest, text: "A paragraph.", updated_at: null };
    expect(await contentOf(database).in("pt")[kind].find("a")).toEqual(whole);
  });

  test("an id with NUL finds nothing, without an error", async () => {
    const { news } = contentOf(database);
    expect(await news.find("\0")).toBeUndefined();
    expect(await news.title("\0")).toBeUndefined();
  });
});
