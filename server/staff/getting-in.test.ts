import { expect, test } from "vitest";
import { forEachDatabaseInTurn } from "../../tests/databases.ts";
import { firstAdministratorOf } from "./first-administrator.ts";
import { invitationsOf } from "./invitations.ts";
import { knownDevicesOf } from "./known-devices.ts";
import { signInLimitsOf } from "./sign-in-limits.ts";
import { type Person, staffOf } from "./staff.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const ada = { name: "Ada", email: "ada@example.org" };
const program = { id: null, name: "a test" };

forEachDatabaseInTurn((_engine, open) => {
  async function clocked() {
    const { database } = await open();
    let time = Date.parse("2026-11-15T12:00:00Z");
    const now = () => new Date(time);
    const wait = (milliseconds: number) => {
      time += milliseconds;
    };
    return { database, now, wait };
  }

  test("the first administrator joins by the link of either process, once", async () => {
    const { database, now } = await clocked();
    const first = firstAdministratorOf(database, now);
    const keys = [(await first.newKey()) ?? "", (await first.newKey()) ?? ""];
    expect(await Promise.all(keys.map(first.isValid))).toEqual([true, true]);
    expect(await first.isValid("another")).toBe(false);
    const both = await Promise.all(keys.map((key) => first.begin(key, ada)));
    expect(both.filter(Boolean)).toMatchObject([{ ...ada, role: "administrator" }]);
    expect(await Promise.all(keys.map(first.isValid))).toEqual([false, false]);
    expect(await first.newKey()).toBeUndefined();
    expect(await staffOf(database).list()).toHaveLength(1);
  });

  test("the first link works for 60 minutes and is stored as a hash", async () => {
    const { database, now, wait } = await clocked();
    const first = firstAdministratorOf(database, now);
    const key = (await first.newKey()) ?? "";
    const rows = await database.db.selectFrom("first_administrator_keys").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(key);
    wait(60 * minute - 1);
    expect(await first.isValid(key)).toBe(true);
    wait(1);
    expect(await first.begin(key, ada)).toBeUndefined();
  });

  test("an invitation works once, within seven days, until a new one replaces it", async () => {
    const { database, now, wait } = await clocked();
    const invitations = invitationsOf(database, now);
    const invite = async (email: string) => {
      const created = await invitations.create(program, { name: "Ben", email, role: "publisher" });
      return typeof created === "string" ? created : created.key;
    };
    const old = await invite("ben@example.org");
    const key = await invite("BEN@example.org");
    expect(await invitations.list()).toHaveLength(1);
    expect(await invitations.accept(old, { name: "Ben" })).toBeUndefined();
    const both = await Promise.all([
      invitations.accept(key, { name: "Ben B." }),
      invitations.accept(key, { name: "Ben B." }),
    ]);
    expect(both.filter(Boolean)).toMatchObject([{ name: "Ben B.", role: "publisher" }]);
    expect(await invite("ben@example.org")).toBe("already there");
    const late = await invite("late@example.org");
    wait(7 * day);
    expect(await invitations.find(late)).toBeUndefined();
    expect(await invitations.accept(late, { name: "Late" })).toBeUndefined();
    const withdrawn = await invite("gone@example.org");
    const [open] = await invitations.list();
    expect(await invitations.withdraw(program, open?.id ?? "")).toBe("done");
    expect(await invitations.accept(withdrawn, { name: "Gone" })).toBeUndefined();
  });

  test("a device is new once for each person, even if a phone gets a new address in its network", async () => {
    const { database, now } = await clocked();
    const person = (await staffOf(database).add(program, { ...ada, role: "writer" })) as Person;
    const devices = knownDevicesOf(database, now);
    expect(await devices.remember(person.id, "Firefox on Android", "192.0.2.1")).toBe(true);
    expect(await devices.remember(person.id, "Firefox on Android", "192.0.2.77")).toBe(false);
    expect(await devices.remember(person.id, "Firefox on Android", "198.51.100.1")).toBe(true);
    expect(await devices.remember(person.id, "Chrome on Windows", "192.0.2.1")).toBe(true);
    const rows = await database.db.selectFrom("staff_devices").selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/192\.0|Firefox/);
  });

  test("limits the codes that strangers request for each account and each network, known or not", async () => {
    const { database, now, wait } = await clocked();
    const { allowed } = signInLimitsOf(database, now);
    const ask = (account: string, address: string) => allowed("ask for a code", { account, address });
    for (let count = 0; count < 10; count++) expect(await ask("ada", "192.0.2.1")).toBe(true);
    expect(await ask("ada", "192.0.2.1")).toBe(false);
    expect(await ask("nobody", "192.0.2.1")).toBe(true);
    // Other networks may go on, up to twice as many together.
    for (let count = 0; count < 10; count++) expect(await ask("ada", `203.0.113.${count}`)).toBe(true);
    expect(await ask("ada", "203.0.113.99")).toBe(false);
    for (let count = 0; count < 60; count++) expect(await ask(`person ${count}`, "198.51.100.1")).toBe(true);
    expect(await ask("one more", "198.51.100.1")).toBe(false);
    wait(61 * minute);
    expect(await ask("ada", "198.51.100.1")).toBe(true);
    expect(await database.db.selectFrom("sign_in_attempts").selectAll().execute()).toHaveLength(3);
  });

  test.each([
    ["ask for a code", 10],
    ["try a code", 60],
  ] as const)(
    "strangers who %s do not use up the limit of an account on its known networks",
    async (what, max) => {
      const { database, now } = await clocked();
      const { allowed } = signInLimitsOf(database, now);
      const stranger = async (count: number) =>
        allowed(what, { account: "ada", address: `2001:db8:${(count % 50).toString(16)}::1` });
      for (let count = 0; count < 70; count++) await stranger(count);
      expect(await stranger(500)).toBe(false);
      const own = (address: string) => allowed(what, { account: "ada", address, isKnown: true });
      for (let count = 0; count < max; count++) expect(await own("192.0.2.1"), `${count}`).toBe(true);
      expect(await own("192.0.2.1")).toBe(false);
      expect(await own("198.51.100.1")).toBe(true);
    },
  );

  test("an account accepts 60 guesses an hour from all unknown networks together", async () => {
    const { database, now } = await clocked();
    const { allowed } = signInLimitsOf(database, now);
    let tries = 0;
    for (let network = 0; network < 100; network++)
      if (await allowed("try a code", { account: "ada", address: `10.0.${network}.1` })) tries++;
    expect(tries).toBe(60);
  });

  test("the known networks of an account are those it signed in from", async () => {
    const { database, now } = await clocked();
    const person = (await staffOf(database).add(program, { ...ada, role: "writer" })) as Person;
    const devices = knownDevicesOf(database, now);
    expect(await devices.isKnownNetwork(person.id, "192.0.2.1")).toBe(false);
    await devices.remember(person.id, "Firefox on Android", "192.0.2.1");
    expect(await devices.isKnownNetwork(person.id, "192.0.2.200")).toBe(true);
    expect(await devices.isKnownNetwork(person.id, "198.51.100.1")).toBe(false);
    expect(await devices.isKnownNetwork(undefined, "192.0.2.1")).toBe(false);
  });
});
