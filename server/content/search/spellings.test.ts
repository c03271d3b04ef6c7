import { expect, test } from "vitest";
import { forEachDatabase } from "../../../tests/databases.ts";
import { news } from "../../../tests/records.ts";
import { save } from "../../../tests/save.ts";
import { wordsLike } from "./spellings.ts";

forEachDatabase((_, open) => {
  test("a word is known by one wrong, missing, extra or swapped letter, in any script", async () => {
    const { db } = (await open()).database;
    await save(db, "news", news("a", { headline: "Nairobi: የመረጃ ደህንነት", content: "Securité, 2026" }));
    for (const typed of ["nairobi", "nairoby", "niarobi", "nairob", "nairobbi", "airobi", "xnairobi"])
      expect(await wordsLike(db, typed), typed).toEqual(["nairobi"]);
    expect(await wordsLike(db, "ደህነነት")).toEqual(["ደህንነት"]);
    expect(await wordsLike(db, "securitee")).toEqual(["securite"]);
    for (const typed of ["niarobbi", "nirobia", "nairo", "2027", "zz", ""])
      expect(await wordsLike(db, typed), typed).toEqual([]);
  });

  test("a record saved again, and two at once, note each word once", async () => {
    const { db } = (await open()).database;
    await save(db, "news", news("a", { headline: "Audit" }));
    await save(db, "news", news("a", { headline: "Audit anew" }), news("b", { headline: "Audit" }));
    expect(await wordsLike(db, "audi")).toContain("audit");
    expect(await wordsLike(db, "anwe")).toEqual(["anew"]);
  });
});
