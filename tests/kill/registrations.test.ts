import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { forEachDatabase } from "../databases.ts";
import { eventWithPlaces } from "../registrations.ts";

const people = 200;
const places = 50;
const kills = 3;

forEachDatabase((_engine, fresh) => {
  test("200 people at once get exactly 50 places from two processes that are killed", async () => {
    const { database, url } = await fresh();
    const { eventId, registrations } = await eventWithPlaces(database, {
      settings: { capacity: places },
      event: { event_date: new Date(Date.now() + 10 * 24 * 60 * 60_000).toISOString() },
    });
    /** What each person was told first. */
    const told = new Map<number, string>();

    /** Half of the people. Killed after some answers, and then started again for everyone in the half. */
    const run = async (first: number, killAfter: number): Promise<void> => {
      const child = spawn(process.execPath, ["tests/kill/register.ts", url, `${first}`, "2", `${people}`], {
        stdio: ["pipe", "pipe", "inherit"],
      });
      let said = "";
      let answers = 0;
      child.stdout.on("data", (chunk) => {
        said += chunk;
        answers = said.split("\n").length - 2;
        if (answers >= killAfter) child.kill("SIGKILL");
      });
      const closed = once(child, "close");
      await once(child.stdout, "data");
      child.stdin.write("go\n");
      await closed;
      for (const line of said.split("\n").slice(1, -1)) {
        const [person = "", state = ""] = line.split(" ");
        const before = told.get(Number(person));
        if (before !== undefined) expect(state, `person ${person}`).toBe(before);
        told.set(Number(person), state);
      }
    };
    const half = async (first: number) => {
      for (let kill = 0; kill < kills; kill++) await run(first, 5 + kill * 13);
      await run(first, Number.POSITIVE_INFINITY);
    };
    await Promise.all([half(0), half(1)]);

    const rows = await database.db
      .selectFrom("registrations")
      .select(["id", "name", "state", "position"])
      .where("event_id", "=", eventId)
      .orderBy("position")
      .execute();
    expect(rows).toHaveLength(people);
    expect(new Set(rows.map(({ name }) => name)).size).toBe(people);
    expect(new Set(rows.map(({ position }) => position)).size).toBe(people);
    // The first 50 have a place, and the others wait in order.
    expect(rows.map(({ state }) => state)).toEqual([
      ...Array(places).fill("confirmed"),
      ...Array(people - places).fill("waiting"),
    ]);
    expect(told.size).toBe(people);
    for (const { name, state } of rows) expect(told.get(Number(name.slice(6)))).toBe(state);
    const mails = await database.db.selectFrom("mails").select(["registration_id", "body"]).execute();
    expect(new Set(mails.map(({ registration_id }) => registration_id)).size).toBe(people);
    expect(mails).toHaveLength(people);
    expect(await registrations.staff.numbers(eventId)).toMatchObject({ confirmedSeats: places });
  });
});
