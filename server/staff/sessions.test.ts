import { expect, test } from "vitest";
import { forEachDatabaseInTurn } from "../../tests/databases.ts";
import { sessionsOf } from "./sessions.ts";
import { type Person, staffOf } from "./staff.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const program = { id: null, name: "a test" };

forEachDatabaseInTurn((_engine, open) => {
  async function ada() {
    const { database } = await open();
    let time = Date.parse("2026-11-15T12:00:00Z");
    const now = () => new Date(time);
    const staff = staffOf(database, now);
    const person = (await staff.add(program, {
      name: "Ada",
      email: "ada@example.org",
      role: "writer",
    })) as Person;
    const wait = (milliseconds: number) => (time += milliseconds);
    return { database, staff, person, sessions: sessionsOf(database, now), wait };
  }

  test("a session identifies the person, and its token is stored as a hash", async () => {
    const { database, person, sessions } = await ada();
    const token = await sessions.begin(person.id, "Firefox on Android");
    const { created_at: _, ...whom } = person;
    expect(await sessions.find(token)).toMatchObject({ person: whom, device: "Firefox on Android" });
    expect(await sessions.find(`${token}x`)).toBeUndefined();
    const rows = await database.db.selectFrom("staff_sessions").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test("a session ends after two unused weeks, and after ninety days in any case", async () => {
    const { person, sessions, wait } = await ada();
    const unused = await sessions.begin(person.id, "a phone");
    const used = await sessions.begin(person.id, "a computer");
    for (let days = 1; days < 90; days++) {
      wait(day);
      expect(await sessions.find(used), `day ${days}`).toBeDefined();
      if (days === 14) expect(await sessions.find(unused)).toBeUndefined();
    }
    wait(day);
    expect(await sessions.find(used)).toBeUndefined();
  });

  test("dangerous actions require a sign-in within ten minutes", async () => {
    const { person, sessions, wait } = await ada();
    const token = await sessions.begin(person.id, "a phone");
    expect(await sessions.find(token)).toMatchObject({ provedRecently: true });
    wait(10 * minute);
    expect(await sessions.find(token)).toMatchObject({ provedRecently: false });
  });

  test("sessions can be listed and ended, one or all, and end when the person is removed", async () => {
    const { staff, person, sessions, wait } = await ada();
    const ben = (await staff.add(program, {
      name: "Ben",
      email: "ben@example.org",
      role: "writer",
    })) as Person;
    const bens = await sessions.begin(ben.id, "Ben's phone");
    const first = await sessions.begin(person.id, "a phone");
    wait(minute);
    await sessions.begin(person.id, "a computer");
    const [latest, other] = await sessions.list(person.id);
    expect([latest?.device, other?.device]).toEqual(["a computer", "a phone"]);
    // A session of another person cannot be ended by its id.
    await sessions.end(ben.id, other?.id ?? "");
    expect(await sessions.find(first)).toBeDefined();
    await sessions.end(person.id, other?.id ?? "");
    expect(await sessions.find(first)).toBeUndefined();
    expect(await sessions.endAll(person.id)).toBe(1);
    expect(await sessions.find(bens)).toBeDefined();
    await staff.remove(program, ben.id);
    expect(await sessions.find(bens)).toBeUndefined();
  });

  test("the twenty-first session ends the one that was used longest ago", async () => {
    const { person, sessions, wait } = await ada();
    const first = await sessions.begin(person.id, "0");
    for (let count = 1; count <= 20; count++) {
      wait(minute);
      await sessions.begin(person.id, String(count));
    }
    expect(await sessions.list(person.id)).toHaveLength(20);
    expect(await sessions.find(first)).toBeUndefined();
  });
});
