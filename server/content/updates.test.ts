import { expect, test } from "vitest";
import { forEachDatabase } from "../../tests/databases.ts";
import { event, news, resource } from "../../tests/records.ts";
import { save } from "../../tests/save.ts";
import { contentOf } from "./content.ts";

forEachDatabase((_, open) => {
  test("merges the newest records of each kind by date", async () => {
    const { database } = await open();
    const { updates } = contentOf(database);
    const minute = (number: number) => new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString();
    const fifteen = Array.from({ length: 15 }, (_, index) => index);
    await save(database.db, "news", ...fifteen.map((i) => news(`n${i}`, { created_at: minute(3 * i) })));
    await save(
      database.db,
      "events",
      ...fifteen.map((i) => event(`e${i}`, { created_at: minute(3 * i + 1) })),
    );
    await save(
      database.db,
      "resources",
      ...fifteen.map((i) => resource(`r${i}`, { created_at: minute(3 * i + 2) })),
    );

    const all = await updates.newest("all");
    expect(all.map(({ id }) => id).slice(0, 4)).toEqual(["r14", "e14", "n14", "r13"]);
    expect(all.map(({ created_at }) => created_at)).toEqual(
      all
        .map((card) => card.created_at)
        .sort()
        .reverse(),
    );
    const count = (kind: string) => all.filter((card) => card.kind === kind).length;
    expect([count("news"), count("events"), count("resources")]).toEqual([12, 12, 5]);

    expect((await updates.newest("resources")).map(({ id }) => id)).toEqual([
      "r14",
      "r13",
      "r12",
      "r11",
      "r10",
    ]);
    expect(await updates.newest("news")).toHaveLength(12);
    expect((await updates.newest("events"))[0]).toEqual({
      kind: "events",
      id: "e14",
      subject: "Nairobi, Kenya",
      title: "Event e14",
      description: "Text.",
      image_url: null,
      created_at: minute(43),
      language: "en",
      event: {
        ...{ day: "2026-11-20", time_zone: "Africa/Nairobi", place: "Nairobi, Kenya" },
        ...{ status: "", event_languages: "" },
        past: expect.any(Boolean),
      },
    });
  });
});
