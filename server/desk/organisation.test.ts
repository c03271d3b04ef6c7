import { beforeEach, expect, test } from "vitest";
import { forEachDatabaseInTurn } from "../../tests/databases.ts";
import { contentOf } from "../content/content.ts";
import { writeDetails } from "../content/organisation.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { organisationOf } from "./organisation.ts";
import { readLog } from "./staff-log.ts";

const actor = { id: "1", name: "Sara" };

forEachDatabaseInTurn((_, open) => {
  let database: SiteDatabase;
  beforeEach(async () => {
    ({ database } = await open());
  });

  test("a change is what pages say next, and is in the log; what is not given stays", async () => {
    const organisation = organisationOf(database);
    const content = contentOf(database);
    await writeDetails(database.db, { email: "us@example.org", governingLaw: "Kenya" });
    const before = await content.organisation();
    expect(before).toEqual({ profile: expect.any(String), email: "us@example.org", governingLaw: "Kenya" });
    const saved = await organisation.save(actor, {
      phone: " +251 11 000 0000 ",
      profile: "",
      governingLaw: "Kenya",
    });
    const { profile: _, ...rest } = before;
    const details = { ...rest, phone: "+251 11 000 0000" };
    expect(saved).toEqual({ outcome: "saved", details });
    expect(await content.organisation()).toEqual(details);
    expect(await organisation.read()).toEqual(details);
    const log = await readLog(database.db, 10);
    expect(log.map(({ staff_name, act, subject }) => [staff_name, act, subject])).toEqual([
      ["Sara", "unset", "organisation: profile"],
      ["Sara", "set", "organisation: phone"],
    ]);
  });

  test("saving what is there already changes and notes nothing", async () => {
    const content = contentOf(database);
    const version = await content.version();
    await organisationOf(database).save(actor, await content.organisation());
    expect(await content.version()).toBe(version);
    expect(await readLog(database.db, 10)).toEqual([]);
  });

  test.each([
    ["profile", "javascript:alert(1)", "https://"],
    ["linkedIn", "http://example.org", "https://"],
    ["email", "us@example", "name@example.org"],
    ["pressPhone", "ask for Sara", "as it is dialled"],
    ["governingLaw", "Ethiopia\nKenya", "one line"],
    ["governingLaw", "E".repeat(201), "at most 200"],
  ] as const)("%s cannot be %j, and nothing else is saved with it", async (field, value, words) => {
    const organisation = organisationOf(database);
    const before = await organisation.read();
    const refused = await organisation.save(actor, { pressEmail: "press@example.org", [field]: value });
    expect(refused).toEqual({
      outcome: "refused",
      problems: [{ field, sentence: expect.stringContaining(words) }],
    });
    expect(await organisation.read()).toEqual(before);
  });
});
