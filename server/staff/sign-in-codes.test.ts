import { expect, test } from "vitest";
import { forEachDatabaseInTurn } from "../../tests/databases.ts";
import { signInCodesOf } from "./sign-in-codes.ts";
import { type Person, staffOf } from "./staff.ts";

const email = "ada@example.org";
const minute = 60_000;

forEachDatabaseInTurn((_engine, open) => {
  async function ada() {
    const { database } = await open();
    let time = Date.parse("2026-11-15T12:00:00Z");
    const now = () => new Date(time);
    const person = await staffOf(database, now).add(
      { id: null, name: "a test" },
      { name: "Ada", email, role: "writer" },
    );
    const wait = (milliseconds: number) => (time += milliseconds);
    return { database, person: person as Person, codes: signInCodesOf(database, now), wait };
  }

  test("a code has eight digits, signs in once, and spaces in it do not matter", async () => {
    const { person, codes } = await ada();
    const code = await codes.create(person);
    expect(code).toMatch(/^\d{8}$/);
    expect(await codes.use("ben@example.org", code)).toBeUndefined();
    expect(await codes.use("ADA@example.org", ` ${code.slice(0, 4)} ${code.slice(4)}`)).toEqual(person);
    expect(await codes.use(email, code)).toBeUndefined();
  });

  test("signs in one of two people who use a code at the same moment", async () => {
    const { person, codes } = await ada();
    const code = await codes.create(person);
    const used = await Promise.all([codes.use(email, code), codes.use(email, code)]);
    expect(used.filter(Boolean)).toHaveLength(1);
  });

  test("a code is valid for ten minutes, or until the next code", async () => {
    const { person, codes, wait } = await ada();
    const first = await codes.create(person);
    const second = await codes.create(person);
    expect(await codes.use(email, first)).toBeUndefined();
    wait(10 * minute - 1);
    expect(await codes.use(email, second)).toEqual(person);
    const third = await codes.create(person);
    wait(10 * minute);
    expect(await codes.use(email, third)).toBeUndefined();
  });

  test("the sixth wrong try ends a code", async () => {
    const { person, codes } = await ada();
    const code = await codes.create(person);
    const wrong = code === "00000000" ? "00000001" : "00000000";
    for (let tries = 0; tries < 5; tries++) expect(await codes.use(email, wrong)).toBeUndefined();
    expect(await codes.use(email, code)).toEqual(person);
    const next = await codes.create(person);
    for (let tries = 0; tries < 6; tries++) await codes.use(email, wrong);
    expect(await codes.use(email, next)).toBeUndefined();
  });

  test("allows at least ten codes an hour, but not without limit", async () => {
    const { person, codes, wait } = await ada();
    for (let count = 0; count < 100; count++) expect(await codes.create(person)).toMatch(/^\d{8}$/);
    expect(await codes.create(person)).toBe("too many");
    wait(61 * minute);
    expect(await codes.create(person)).toMatch(/^\d{8}$/);
  });

  test("stores codes only as hashes", async () => {
    const { database, person, codes } = await ada();
    const code = await codes.create(person);
    const rows = await database.db.selectFrom("sign_in_codes").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});
