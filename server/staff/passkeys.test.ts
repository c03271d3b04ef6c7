import { expect, test } from "vitest";
import { newAuthenticator } from "../../tests/authenticator.ts";
import { forEachDatabaseInTurn } from "../../tests/databases.ts";
import { passkeysOf } from "./passkeys.ts";
import { type Person, staffOf } from "./staff.ts";

const origin = "https://desk.example";
const minute = 60_000;

forEachDatabaseInTurn((_engine, open) => {
  async function ada() {
    const { database } = await open();
    let time = Date.parse("2026-11-15T12:00:00Z");
    const now = () => new Date(time);
    const add = async (name: string) =>
      (await staffOf(database, now).add(
        { id: null, name: "a test" },
        { name, email: `${name}@example.org`, role: "writer" },
      )) as Person;
    const wait = (milliseconds: number) => {
      time += milliseconds;
    };
    const passkeys = passkeysOf(database, now);
    const phone = newAuthenticator(origin);
    const person = await add("Ada");
    const register = async (from?: string) =>
      passkeys.add(
        person,
        origin,
        phone.register(await passkeys.optionsToAdd(person, origin), from),
        "A phone",
      );
    return { database, person, add, passkeys, phone, register, wait };
  }

  test("a passkey identifies its owner, and is listed with its name and last use", async () => {
    const { person, passkeys, phone, register, wait } = await ada();
    expect(await register()).toBe("done");
    expect(await passkeys.list(person.id)).toMatchObject([{ name: "A phone", used_at: null }]);
    wait(minute);
    const options = await passkeys.optionsToSignIn(origin);
    expect(options.rpId).toBe("desk.example");
    expect(await passkeys.use(origin, phone.sign(options))).toEqual(person);
    expect(await passkeys.list(person.id)).toMatchObject([{ used_at: "2026-11-15T12:01:00.000Z" }]);
  });

  test("a signed challenge is valid once, also at the same moment, and for five minutes", async () => {
    const { person, passkeys, phone, register, wait } = await ada();
    await register();
    const signed = phone.sign(await passkeys.optionsToSignIn(origin));
    const both = await Promise.all([passkeys.use(origin, signed), passkeys.use(origin, signed)]);
    expect(both.filter(Boolean)).toEqual([person]);
    expect(await passkeys.use(origin, signed)).toBeUndefined();
    const late = await passkeys.optionsToSignIn(origin);
    wait(5 * minute);
    expect(await passkeys.use(origin, phone.sign(late))).toBeUndefined();
  });

  test("rejects a response for another site, another person or an unknown challenge", async () => {
    const { person, add, passkeys, phone, register } = await ada();
    expect(await register("https://desk.example.evil.example")).toBe("refused");
    const ben = await add("Ben");
    const forBen = phone.register(await passkeys.optionsToAdd(ben, origin));
    expect(await passkeys.add(person, origin, forBen, "Not his")).toBe("refused");
    expect(await passkeys.add(person, origin, {} as never, "Nothing")).toBe("refused");
    expect(await passkeys.list(person.id)).toEqual([]);
    await register();
    const options = await passkeys.optionsToSignIn(origin);
    expect(await passkeys.use(origin, phone.sign(options, "https://evil.example"))).toBeUndefined();
    const adding = await passkeys.optionsToAdd(person, origin);
    expect(await passkeys.use(origin, phone.sign(adding))).toBeUndefined();
    expect(await passkeys.use(origin, {} as never)).toBeUndefined();
    const stranger = newAuthenticator(origin);
    expect(await passkeys.use(origin, stranger.sign(await passkeys.optionsToSignIn(origin)))).toBeUndefined();
  });

  test("only the owner can rename and remove a passkey, and a removed one does not sign in", async () => {
    const { person, add, passkeys, phone, register } = await ada();
    await register();
    const ben = await add("Ben");
    const [passkey] = await passkeys.list(person.id);
    await passkeys.rename(ben.id, passkey?.id ?? "", "Mine");
    expect(await passkeys.remove(ben, passkey?.id ?? "")).toBe("not there");
    expect(await passkeys.list(person.id)).toMatchObject([{ name: "A phone" }]);
    await passkeys.rename(person.id, passkey?.id ?? "", "ስልክ");
    expect(await passkeys.list(person.id)).toMatchObject([{ name: "ስልክ" }]);
    expect(await passkeys.remove(person, passkey?.id ?? "")).toBe("done");
    expect(await passkeys.use(origin, phone.sign(await passkeys.optionsToSignIn(origin)))).toBeUndefined();
  });

  test("stores challenges only as hashes, and a limited number", async () => {
    const { database, passkeys, wait } = await ada();
    const { challenge } = await passkeys.optionsToSignIn(origin);
    const rows = () => database.db.selectFrom("passkey_challenges").selectAll().execute();
    expect(JSON.stringify(await rows())).not.toContain(challenge);
    wait(6 * minute);
    await passkeys.optionsToSignIn(origin);
    expect(await rows()).toHaveLength(1);
  });
});
