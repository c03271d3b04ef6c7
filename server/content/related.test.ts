import { expect, test } from "vitest";
import { forEachDatabase } from "../../tests/databases.ts";
import { event, news, resource, work } from "../../tests/records.ts";
import { save } from "../../tests/save.ts";
import { contentOf } from "./content.ts";
import { relatedTo } from "./related.ts";

forEachDatabase((_, open) => {
  test("finds up to three records of any kind that share rare words, closest first", async () => {
    const { database } = await open();
    const content = contentOf(database);
    await save(
      database.db,
      "resources",
      resource("itself", { title: "Signing models", description: "Keys and signatures for every pipeline." }),
      resource("keys", { title: "Lost keys", description: "What a pipeline without signatures risks." }),
      resource("same-category", { title: "A resource", description: "About the weather." }),
    );
    await save(database.db, "news", news("signed", { headline: "A signed model", content: "One pipeline." }));
    await save(database.db, "news", news("other", { headline: "The pipeline", content: "And more." }));
    await save(database.db, "events", event("day", { name: "Signing day", description: "Sign a model." }));
    await save(database.db, "our_work", work("far", { title: "Teachers", description: "In schools." }));
    const itself = await content.resources.find("itself");
    if (!itself) throw new Error("It was saved.");
    const related = await relatedTo(content, "resources", itself);
    expect(related.map(({ kind, id }) => `${kind}/${id}`).sort()).toEqual([
      "events/day",
      "news/signed",
      "resources/keys",
    ]);
    expect(related[0]).toMatchObject({ kind: "resources", title: "Lost keys", language: "en" });
  });

  test("ignores records that share only one word, or none", async () => {
    const { database } = await open();
    const content = contentOf(database);
    await save(database.db, "news", news("a", { headline: "Alpha beta", content: "Gamma." }));
    await save(database.db, "news", news("b", { headline: "Alpha delta", content: "Of the, and with." }));
    const a = await content.news.find("a");
    expect(a && (await relatedTo(content, "news", a))).toEqual([]);
  });
});
