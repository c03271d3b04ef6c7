import { expect, test } from "vitest";
import { forEachDatabase } from "../../tests/databases.ts";
import { resource } from "../../tests/records.ts";
import { save } from "../../tests/save.ts";
import { contentOf } from "./content.ts";

forEachDatabase((_, open) => {
  test("a category ignores case and surrounding space, and can be combined with a search", async () => {
    const { database } = await open();
    const { resources } = contentOf(database);
    await save(
      database.db,
      "resources",
      resource("a", { category: "Training Materials", title: "First steps" }),
      resource("b", { category: " training materials ", title: "Next steps" }),
      resource("c", { category: "Training", title: "Last steps" }),
      resource("d", { category: "FOR THE PUBLIC", title: "First aid" }),
    );
    const found = async (category: string, q = "") => {
      const page = await resources.page({ category, q });
      expect(page.total).toBe(page.items.length);
      return page.items.map(({ id }) => id);
    };
    expect(await found("TRAINING materials\n")).toEqual(["b", "a"]);
    expect(await found("training")).toEqual(["c"]);
    expect(await found("training materials", "first")).toEqual(["a"]);
    expect(await found("for the public", "fi")).toEqual(["d"]);
    expect(await found("For Policy Makers", "first")).toEqual([]);
    expect(await found("training'; --")).toEqual([]);
    expect(await found("\0")).toEqual([]);
    expect((await resources.page({})).total).toBe(4);
  });

  test("a type limits the list, alone, with a category and with a search", async () => {
    const { database } = await open();
    const { resources } = contentOf(database);
    await save(
      database.db,
      "resources",
      resource("a", { type: "Publication", category: "For the Public", title: "First paper" }),
      resource("b", { type: " publication ", category: "Training Materials", title: "Second paper" }),
      resource("c", { type: "Guide", category: "For the Public", title: "First guide" }),
    );
    const found = async (asked: { type: string; category?: string; q?: string }) => {
      const page = await resources.page(asked);
      expect(page.total).toBe(page.items.length);
      return page.items.map(({ id }) => id);
    };
    expect(await found({ type: "PUBLICATION" })).toEqual(["b", "a"]);
    expect(await found({ type: "publication", category: "for the public" })).toEqual(["a"]);
    expect(await found({ type: "publication", q: "second" })).toEqual(["b"]);
    expect(await found({ type: "poem" })).toEqual([]);
    expect(await found({ type: "\0" })).toEqual([]);
  });

  test("categories ignore case in every alphabet, and Unicode normalisation", async () => {
    const { database } = await open();
    const { resources } = contentOf(database);
    const written = [
      "Étude",
      "E\u0301TUDE",
      "  étude\u00a0",
      "Ｅtude",
      "Etude",
      "ΟΔΟΣ",
      "Straße",
      "Two  words",
    ];
    await save(
      database.db,
      "resources",
      ...written.map((value, index) => resource(String(index), { type: value, category: value })),
    );
    const found = async (value: string) => {
      const ids = async (asked: { type: string } | { category: string }) =>
        (await resources.page(asked)).items.map(({ id }) => Number(id)).sort();
      expect(await ids({ category: value })).toEqual(await ids({ type: value }));
      return ids({ type: value });
    };
    for (const value of ["étude", "ÉTUDE", "e\u0301tude", "Étude "])
      expect(await found(value)).toEqual([0, 1, 2]);
    expect(await found("ETUDE")).toEqual([3, 4]);
    for (const value of ["οδος", "οδοσ"]) expect(await found(value)).toEqual([5]);
    for (const value of ["STRASSE", "straße"]) expect(await found(value)).toEqual([6]);
    expect(await found("two words")).toEqual([7]);
  });

  test("lists twelve resources of a category per page", async () => {
    const { database } = await open();
    const { resources } = contentOf(database);
    const all = Array.from({ length: 40 }, (_, index) =>
      resource(`r${String(index).padStart(2, "0")}`, { category: index % 2 ? "Odd" : "Even" }),
    );
    await save(database.db, "resources", ...all);
    const page = await resources.page({ category: "odd", page: 2 });
    expect(page).toMatchObject({ page: 2, pages: 2, total: 20 });
    expect(page.items.map(({ id }) => id)).toEqual(
      ["15", "13", "11", "09", "07", "05", "03", "01"].map((number) => `r${number}`),
    );
  });
});
