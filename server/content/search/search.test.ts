import fc from "fast-check";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { forEachDatabase } from "../../../tests/databases.ts";
import { event, news, resource, work } from "../../../tests/records.ts";
import { remove, save } from "../../../tests/save.ts";
import type { SiteDatabase } from "../../database/connect.ts";
import { contentOf } from "../content.ts";
import { fold } from "./fold.ts";
import { indexedText } from "./indexed-text.ts";
import { matches } from "./pattern.ts";
import { queryOf } from "./query.ts";

forEachDatabase((engine, open) => {
  describe("words", () => {
    let database: SiteDatabase;
    beforeAll(async () => {
      ({ database } = await open());
      await save(
        database.db,
        "news",
        news("french", { headline: "Sécurité à l’école", content: "Une **formation** gratuite" }),
        news("german", { headline: "Straße", content: "Ein Maß" }),
        news("arabic", { headline: "الذَّكاءُ الاصطناعيّ", content: "مدرسة" }),
        news("amharic", { headline: "ፀሐይ ለዓለም", content: "ሠላም" }),
        news("years", { headline: "خطة عام ٢٠٢٦", content: "المسؤولون عن الشؤون العامة" }),
        news("written", { headline: "ጐንደር፡ሕግ፡ጤና", content: "የ2019 እቅድ፤ ዉሃ።" }),
        news("signs", { headline: `100% of a_b "quoted" it's C:\\path`, content: "🧡 made" }),
        news("last", { headline: "Ends here", content: "with zq" }),
      );
    });
    const found = async (q: string) => {
      const { items } = await contentOf(database).news.page({ q });
      return items.map(({ id }) => id).sort();
    };

    test.each([
      ["SÉCURITÉ", ["french"]],
      ["securite", ["french"]],
      ["l'ecole", ["french"]],
      ["formation gratuite", ["french"]],
      ["strasse", ["german"]],
      ["STRAẞE", ["german"]],
      ["الذكاء", ["arabic"]],
      ["مدرسه", ["arabic"]],
      ["ጸሀይ", ["amharic"]],
      ["ሰላም", ["amharic"]],
      ["2026", ["years"]],
      ["۲۰۲۶", ["years"]],
      ["المسئولون", ["years"]],
      ["شئون", ["years"]],
      ["ጎንደር", ["written"]],
      ["ህግ ጤና", ["written"]],
      ["ሕግ፡ጤና", ["written"]],
      ["ህግ", ["written"]],
      ["ጤና", ["written"]],
      ["ውሃ", ["written"]],
      ["٢٠١٩", ["written"]],
      ["100%", ["signs"]],
      ["0% O", ["signs"]],
      ["a_b", ["signs"]],
      ["a%b", []],
      ["axb", []],
      ["“quoted”", ["signs"]],
      ["it's", ["signs"]],
      ["c:\\path", ["signs"]],
      ["\\", ["signs"]],
      ["%", ["signs"]],
      ["_", ["signs"]],
      ['"', ["signs"]],
      ["''", []],
      ["%%%", []],
      ['"""', []],
      ["___", []],
      ["\\\\\\", []],
      ['" OR "', []],
      ["folded: x", []],
      ["🧡", ["signs"]],
      ["🧡 m", ["signs"]],
      ["🧡 ma", ["signs"]],
      ["zq", ["last"]],
      ["q", ["last", "signs"]],
      ["h zq", ["last"]],
      ["zqx", []],
      ["ends\0 here", ["last"]],
      ["here with", ["last"]],
      ["here without", []],
    ])("%s finds %j", async (q, expected) => {
      expect(await found(q)).toEqual(expected);
    });

    test("white space alone, or nothing that can be heard, shows the whole list", async () => {
      for (const q of ["", "  \n ", "\u0301", "\0"]) expect(await found(q)).toHaveLength(8);
    });

    test("a search of 10,000 characters is answered", async () => {
      expect(await found("security ".repeat(1111))).toEqual([]);
      expect(await found('%"\\'.repeat(3333))).toEqual([]);
    });
  });

  test("each kind is searched in the fields it should be, and no match runs across two", async () => {
    const { database } = await open();
    const content = contentOf(database);
    const now = new Date();
    await save(
      database.db,
      "our_work",
      work("w", { title: "alpha", description: "*beta*", category: "gamma" }),
    );
    await save(database.db, "news", news("n", { headline: "alpha", content: "beta" }));
    await save(database.db, "events", event("e", { name: "alpha", description: "beta", city: "gamma" }));
    const described = {
      title: "alpha",
      description: "beta",
      content: "delta",
      category: "gamma",
      type: "zeta",
    };
    await save(database.db, "resources", resource("r", described));
    const totals = async (q: string) => [
      (await content.our_work.page({ q })).total,
      (await content.news.page({ q })).total,
      (await content.events.page({ q, now })).total,
      (await content.resources.page({ q })).total,
    ];
    expect(await totals("ALPHA")).toEqual([1, 1, 1, 1]);
    expect(await totals("beta")).toEqual([1, 1, 1, 1]);
    expect(await totals("gamma")).toEqual([1, 0, 1, 1]);
    expect(await totals("zeta")).toEqual([0, 0, 0, 1]);
    expect(await totals("delta")).toEqual([0, 0, 0, 0]);
    expect(await totals("beta alpha")).toEqual([1, 1, 1, 1]);
    expect(await totals("alphabeta")).toEqual([0, 0, 0, 0]);
  });

  test("a search finds what looking through the texts would find", async () => {
    const { database } = await open();
    const letters = fc.constantFrom(
      ...[
        "a",
        "b",
        "A",
        "é",
        "ß",
        " ",
        "%",
        "_",
        "\\",
        '"',
        "'",
        "*",
        "ሠ",
        "ሰ",
        "ى",
        "ي",
        "🧡",
        "\u0301",
        "\n",
        "-",
      ],
    );
    const headline = fc.string({ unit: letters, maxLength: 12 });
    const headlines = fc.sample(headline, { numRuns: 60, seed: 7 });
    await save(
      database.db,
      "news",
      ...headlines.map((text, index) => news(`n${index}`, { headline: text, content: "" })),
    );
    const { news: list } = contentOf(database);

    await fc.assert(
      fc.asyncProperty(fc.string({ unit: letters, maxLength: 5 }), async (q) => {
        const contains = (text: string) => fold(text).includes(fold(q));
        const pattern = queryOf(q)?.pattern ?? "";
        const expected = headlines.filter(
          (text) => contains(text) || matches(pattern, indexedText([fold(text)])),
        );
        const { items, total } = await list.page({ q });
        expect(total).toBe(expected.length);
        // What contains the whole term stands before what has only its words.
        const found = items.map(({ title }) => contains(title));
        expect(found).toEqual([...found].sort((a, b) => Number(b) - Number(a)));
      }),
      { numRuns: 300 },
    );
  });

  test("terms of one and two characters are looked up, wherever they stand, and no record is read for one that none has", async () => {
    const { database } = await open();
    const { news: list } = contentOf(database);
    await save(
      database.db,
      "news",
      news("start", { headline: "qx begins it" }),
      news("end", { headline: "It ends in qx" }),
      news("all", { headline: "QX" }),
      // With fewer records, all of them are read.
      ...Array.from({ length: 250 }, (_, index) =>
        news(`other-${index}`, { created_at: "2026-12-01T00:00:00.000Z" }),
      ),
    );
    const found = async (q: string) => (await list.page({ q })).items.map(({ id }) => id).sort();
    expect(await found("qx")).toEqual(["all", "end", "start"]);
    expect(await found("q")).toEqual(["all", "end", "start"]);
    expect(await found("xq")).toEqual([]);
    // It is this table that tells: reading the records would still find them.
    await sql`delete from search_trigrams where trigram like 'q%'`.execute(database.db);
    expect(await found("q")).toEqual([]);
  });

  test("a character that many trigrams begin with is found by reading, and found exactly", async () => {
    const { database } = await open();
    const { news: list } = contentOf(database);
    const pairs = [..."abcdefghijklmnopqrstuvwxyz0123456789"].map((letter) => `ж${letter}${letter}`);
    await save(database.db, "news", news("one", { headline: pairs.join(" ") }), news("other"));
    expect(await list.page({ q: "ж" })).toMatchObject({ items: [{ id: "one" }], total: 1, more: false });
  });

  /** So many, the first 325 of which match. */
  const manyNews = (total: number, matching = 325) =>
    Array.from({ length: total }, (_, index) =>
      news(`n${String(index).padStart(4, "0")}`, { content: index < matching ? "common" : "other" }),
    );

  test("more than 300 matches throughout the list are not counted, and still can be paged to the end", async () => {
    const { database } = await open();
    const { news: list } = contentOf(database);
    await save(database.db, "news", ...manyNews(400));
    for (const q of ["common", "mm"]) {
      const first = await list.page({ q });
      expect(first).toMatchObject({ page: 1, pages: 26, total: 300, more: true });
      expect(first.items.map(({ id }) => id).slice(0, 2)).toEqual(["n0324", "n0323"]);
      const middle = await list.page({ q, page: 26 });
      expect(middle).toMatchObject({ page: 26, pages: 27, more: true });
      const last = await list.page({ q, page: 28 });
      expect(last).toMatchObject({ page: 28, pages: 28, more: true });
      expect(last.items.map(({ id }) => id)).toEqual(["n0000"]);
      // Past the end: the last page that is sure to exist.
      for (const page of [29, 5000])
        expect(await list.page({ q, page })).toMatchObject({ page: 26, pages: 27 });
    }
    expect(await list.page({ q: "headline n00" })).toMatchObject({ total: 100, pages: 9, more: false });
  });

  test("matches that are only far down the list are counted, beyond those that are ranked, too", async () => {
    const { database } = await open();
    const { news: list } = contentOf(database);
    await save(database.db, "news", ...manyNews(2400, 1300));
    for (const q of ["common", "mm"]) {
      const first = await list.page({ q });
      expect(first).toMatchObject({ page: 1, pages: 109, total: 1300, more: false });
      expect(first.items[0]?.id).toBe("n1299");
      const last = await list.page({ q, page: 5000 });
      expect(last).toMatchObject({
        page: 109,
        items: [{ id: "n0003" }, { id: "n0002" }, { id: "n0001" }, { id: "n0000" }],
      });
    }
  });

  test("those that are too many to be looked up, and far down, can be paged to the end", async () => {
    const { database } = await open();
    const { news: list } = contentOf(database);
    const items = manyNews(5300, 5010);
    for (let start = 0; start < items.length; start += 500)
      await save(database.db, "news", ...items.slice(start, start + 500));
    const first = await list.page({ q: "common" });
    expect(first).toMatchObject({ page: 1, pages: 26, total: 300, more: true });
    expect(first.items[0]?.id).toBe("n5009");
    const last = await list.page({ q: "common", page: 418 });
    expect(last).toMatchObject({ page: 418, pages: 418, more: true });
    expect(last.items.at(-1)?.id).toBe("n0000");
  });

  test("of more than 300 matches the first 300 are ranked, and every one is on exactly one page", async () => {
    const { database } = await open();
    const { news: list } = contentOf(database);
    const total = 420;
    const whole = [5, 410];
    const items = Array.from({ length: total }, (_, index) =>
      news(`n${String(index).padStart(4, "0")}`, {
        content: whole.includes(index) ? "safe models" : "models that are safe",
      }),
    );
    await save(database.db, "news", ...items);
    const q = "safe models";
    const seen: string[] = [];
    for (let page = 1; page <= total / 12; page++) {
      const { items, more } = await list.page({ q, page });
      expect(more).toBe(true);
      seen.push(...items.map(({ id }) => id));
    }
    expect(seen[0]).toBe("n0410");
    expect(seen[1]).toBe("n0419");
    expect(seen.indexOf("n0005")).toBe(total - 6);
    expect(new Set(seen).size).toBe(total);
  });

  test("an upcoming event stands before a past one, and the whole term first among each", async () => {
    const { database } = await open();
    const now = new Date("2026-11-15T00:00:00Z");
    const at = (id: string, event_date: string, description: string) =>
      event(id, { event_date, description });
    await save(
      database.db,
      "events",
      at("past-whole", "2026-10-01T00:00:00Z", "A red team clinic"),
      at("past-words", "2026-10-02T00:00:00Z", "A clinic for a team in red"),
      at("soon-words", "2026-12-01T00:00:00Z", "A clinic for a team in red"),
      at("late-whole", "2026-12-02T00:00:00Z", "A red team clinic"),
    );
    const { items } = await contentOf(database).events.page({ q: "red team clinic", now });
    expect(items.map(({ id }) => id)).toEqual(["late-whole", "soon-words", "past-whole", "past-words"]);
  });

  describe("words in any order", () => {
    let database: SiteDatabase;
    beforeAll(async () => {
      ({ database } = await open());
      const day = (n: number) => ({ created_at: `2026-01-0${n}T00:00:00.000Z` });
      await save(
        database.db,
        "news",
        news("lesson", { headline: "A lesson", content: "on ethical AI", ...day(1) }),
        news("police", { headline: "The police", content: "trained in Kigali", ...day(2) }),
        news("policies", { headline: "Policies", content: "for maize", ...day(3) }),
        news("ml", { headline: "Machine learning", content: "CD/CI and cyber security", ...day(4) }),
        news("short", { headline: "ML in CI", content: "html, cd", ...day(5) }),
      );
    });
    test.each([
      ["lessons", ["lesson"]],
      ["ethics lessons", ["lesson"]],
      ["lessons of ethics", ["lesson"]],
      ["policy", ["policies"]],
      ["policies", ["policies"]],
      ["police training", ["police"]],
      ["training for the police", ["police"]],
      ["artificial intelligence", ["lesson"]],
      ["maize ai", []],
      ["AI lesson", ["lesson"]],
      ["ML", ["short", "ml"]],
      ["machine learning", ["ml", "short"]],
      ["CI/CD", ["short", "ml"]],
      ["cd/ci", ["ml", "short"]],
      ["continuous integration", ["ml"]],
      ["cybersecurity", ["ml"]],
      ["the", ["police"]],
      ["in the", ["police"]],
      ["for the", []],
      ["C++", []],
    ])("%s finds %j, the whole term first", async (q, expected) => {
      const { items } = await contentOf(database).news.page({ q });
      expect(items.map(({ id }) => id)).toEqual(expected);
    });
  });

  if (engine === "sqlite")
    test("a search still finds the right records after VACUUM", async () => {
      const { database } = await open();
      const { news: list } = contentOf(database);
      const { db } = database;
      await save(db, "events", event("of-another-kind"));
      await save(
        db,
        "news",
        ...["one", "two", "three"].map((word) => news(word, { headline: `Number ${word}` })),
      );
      await remove(db, "news", "one");
      await sql`vacuum`.execute(db);
      expect((await list.page({ q: "three" })).items.map(({ id }) => id)).toEqual(["three"]);
      expect((await list.page({ q: "number one" })).total).toBe(0);
      await sql`insert into records_text_news (records_text_news, rank) values ('integrity-check', 1)`.execute(
        db,
      );
    });
});
