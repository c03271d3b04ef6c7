import { expect, test } from "vitest";
import { forEachDatabase } from "../../tests/databases.ts";
import { news, work } from "../../tests/records.ts";
import { remove, save } from "../../tests/save.ts";
import { contentOf } from "./content.ts";

const day = (number: number) => `2026-01-${String(number).padStart(2, "0")}T00:00:00.000Z`;
const ids = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);

forEachDatabase((_, open) => {
  test("an empty list is one empty page", async () => {
    const { database } = await open();
    const content = contentOf(database);
    const empty = { items: [], page: 1, pages: 1, total: 0, more: false };
    expect(await content.news.page({})).toEqual(empty);
    expect(await content.news.page({ q: "anything", page: 7 })).toEqual(empty);
    expect(await content.news.newest(3)).toEqual([]);
    expect(await content.news.find("a")).toBeUndefined();
    expect(await content.news.neighbours("a")).toEqual({ previous: undefined, next: undefined });
  });

  test("lists newest first, equal dates by id, twelve per page, from either end", async () => {
    const { database } = await open();
    const { news: list } = contentOf(database);
    const items = Array.from({ length: 31 }, (_, index) =>
      news(`n${String(index).padStart(2, "0")}`, { created_at: day(1 + Math.floor(index / 2)) }),
    );
    await save(database.db, "news", ...items);
    const expected = items.map(({ id }) => id).reverse();

    for (const page of [1, 2, 3]) {
      const found = await list.page({ page });
      expect(ids(found)).toEqual(expected.slice((page - 1) * 12, page * 12));
      expect(found).toMatchObject({ page, pages: 3, total: 31, more: false });
    }
    expect((await list.newest(5)).map(({ id }) => id)).toEqual(expected.slice(0, 5));
  });

  test("a page number that is too high or too low becomes the nearest page", async () => {
    const { database } = await open();
    const { news: list } = contentOf(database);
    await save(database.db, "news", ...Array.from({ length: 25 }, (_, index) => news(`n${index}`)));
    const pageFor = async (page: number, q = "") => (await list.page({ page, q })).page;
    for (const q of ["", "headline"]) {
      for (const page of [0, -1, -Infinity, Number.NaN, 0.5]) expect(await pageFor(page, q)).toBe(1);
      for (const page of [3, 4, 1e9, Number.MAX_VALUE, Infinity]) expect(await pageFor(page, q)).toBe(3);
      expect(await pageFor(2.9, q)).toBe(2);
    }
    expect((await list.page({ page: 99 })).items).toHaveLength(1);
  });

  test("neighbours follow the order of the list, even for equal dates", async () => {
    const { database } = await open();
    const { news: list } = contentOf(database);
    await save(
      database.db,
      "news",
      news("a", { created_at: day(1) }),
      news("b", { created_at: day(2) }),
      news("c", { created_at: day(2), headline: "C" }),
    );
    expect(await list.neighbours("c")).toEqual({
      previous: undefined,
      next: { id: "b", title: "Headline b", language: "en" },
    });
    expect(await list.neighbours("b")).toEqual({
      previous: { id: "c", title: "C", language: "en" },
      next: { id: "a", title: "Headline a", language: "en" },
    });
    expect((await list.neighbours("a")).next).toBeUndefined();
  });

  test("a card has no long text, and the record has it", async () => {
    const { database } = await open();
    const { our_work: list } = contentOf(database);
    const record = work("maps", { description: "**Bold** text", category: "Maps", link: "/x" });
    await save(database.db, "our_work", record);
    const { description: _, ...shown } = record;
    const card = { ...shown, excerpt: "Bold text", language: "en", languages: ["en"] };
    expect((await list.page({})).items).toEqual([card]);
    expect(await list.find("maps")).toEqual({
      ...card,
      ...{ version: "", licence: "", doi: "", search_description: "", share_picture: null },
      description: "**Bold** text",
      updated_at: null,
      text: "**Bold** text",
    });
  });

  test("saves, replaces and removes records, and finds nothing for invalid ids", async () => {
    const { database } = await open();
    const { news: list } = contentOf(database);
    await save(database.db, "news", news("a", { content: "old words" }), news("b"));
    await save(database.db, "news", news("a", { content: "new\0 words \ud800", image_url: "/a.png" }));
    expect(await list.find("a")).toMatchObject({ content: "new words \ufffd", image_url: "/a.png" });
    expect((await list.page({ q: "old words" })).total).toBe(0);
    expect((await list.page({ q: "new words" })).total).toBe(1);
    await remove(database.db, "news", "a");
    expect((await list.page({ q: "new words" })).total).toBe(0);
    expect(ids(await list.page({}))).toEqual(["b"]);
    for (const id of ["", "b\0", "B", "'", "b ", "\ud800", "x".repeat(10_000)])
      expect(await list.find(id)).toBeUndefined();
  });

  test("instants are stored in one form", async () => {
    const { database } = await open();
    await save(database.db, "news", news("a", { created_at: "2026-03-01T12:00:00+03:00" }));
    expect((await contentOf(database).news.find("a"))?.created_at).toBe("2026-03-01T09:00:00.000Z");
    await expect(save(database.db, "news", news("b", { created_at: "soon" }))).rejects.toThrow(RangeError);
  });
});
