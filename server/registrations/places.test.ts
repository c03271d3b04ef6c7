import { describe, expect, test } from "vitest";
import { forEachDatabase } from "../../tests/databases.ts";
import { ada, entryOf, eventWithPlaces, testClock, tokenIn } from "../../tests/registrations.ts";
import { initialSettings } from "./registration-form.ts";
import { passOnLapsedOffers } from "./registration-work.ts";

forEachDatabase((_engine, fresh) => {
  describe("the places of an event", () => {
    test("go to the first people; the others wait in order", async () => {
      const { database } = await fresh();
      const { register, people, mails, registrations } = await eventWithPlaces(database, {
        settings: { capacity: 2 },
      });
      const results = await Promise.all(["Ada", "Ben", "Chi", "Dan"].map((name) => register(name)));
      expect(results.map((result) => "state" in result && result.state)).toEqual([
        ...["confirmed", "confirmed", "waiting", "waiting"],
      ]);
      expect(await people()).toBe("Ada confirmed, Ben confirmed, Chi waiting, Dan waiting");
      expect(await mails()).toEqual([
        ...["confirmed to ada@example.org", "confirmed to ben@example.org"],
        ...["waiting to chi@example.org", "waiting to dan@example.org"],
      ]);
      expect((await registrations.own.find(tokenIn(results[3] as never)))?.ahead).toBe(1);
    });

    test("are taken once for one form, however often it is sent", async () => {
      const { database } = await fresh();
      const { register, people, mails } = await eventWithPlaces(database);
      const sent = await Promise.all(Array.from({ length: 5 }, () => register("Ada", {}, "form-1")));
      expect(new Set(sent.map(tokenIn)).size).toBe(1);
      expect(sent.map((result) => "isNew" in result && result.isNew)).toEqual([
        true,
        false,
        false,
        false,
        false,
      ]);
      // Another person in the same tab.
      expect(await register("Ben", {}, "form-1")).toMatchObject({ outcome: "registered", isNew: true });
      expect(await people()).toBe("Ada confirmed, Ben confirmed");
      expect(await mails()).toHaveLength(2);
    });

    test("are taken once for one address, whose owner gets the link again", async () => {
      const { database } = await fresh();
      const { register, people, mails } = await eventWithPlaces(database);
      await register("Ada");
      expect(await register("Eve", { email: "ADA@example.org" })).toEqual({ outcome: "already" });
      expect(await people()).toBe("Ada confirmed");
      expect(await mails()).toEqual(["confirmed to ada@example.org", "again to ada@example.org"]);
    });

    test("are not hoarded for one mailbox", async () => {
      const { database } = await fresh();
      const { register } = await eventWithPlaces(database);
      const outcomes = [];
      for (let index = 0; index < 11; index++)
        outcomes.push((await register("Ada", { email: `ada+${index}@example.org` })).outcome);
      expect(outcomes).toEqual([...Array(10).fill("registered"), "tooMany"]);
    });

    test("are refused without a waiting list, and for malformed entries", async () => {
      const { database } = await fresh();
      const { register, people } = await eventWithPlaces(database, {
        settings: { capacity: 3, maxSeats: 3, waitingList: false },
      });
      expect(await register("Ada", { seats: 2 })).toMatchObject({ state: "confirmed" });
      expect(await register("Ben", { seats: 2 })).toEqual({ outcome: "notEnoughPlaces", left: 1 });
      expect(await register("Ben", { seats: 4, email: "ben" })).toEqual({
        outcome: "invalid",
        problems: { email: { kind: "malformed", fault: "other" }, seats: { kind: "seats", most: 3 } },
      });
      await register("Ben");
      expect(await register("Chi")).toEqual({ outcome: "notOpen", state: { state: "full" } });
      expect(await people()).toBe("Ada confirmed, Ben confirmed");
    });

    test("are given strictly in order: a group that needs more seats is not overtaken", async () => {
      const { database } = await fresh();
      const { registrations, registered, register, people } = await eventWithPlaces(database, {
        settings: { capacity: 3, maxSeats: 3 },
      });
      const one = await registered("Ada");
      const two = await registered("Ben");
      await register("Group", { seats: 3 });
      // A seat is free, but the group came first.
      expect(await register("Chi")).toMatchObject({ state: "waiting" });
      await registrations.own.cancel(one);
      expect(await people()).toBe("Ada cancelled, Ben confirmed, Group waiting, Chi waiting");
      await registrations.own.cancel(two);
      expect(await people()).toBe("Ada cancelled, Ben cancelled, Group offered, Chi waiting");
    });
  });

  describe("a place that becomes free", () => {
    const full = async (database: Parameters<typeof eventWithPlaces>[0], capacity = 1) => {
      const clock = testClock();
      const event = await eventWithPlaces(database, { settings: { capacity }, now: clock.now });
      const tokens = new Map<string, string>();
      for (const name of ["Ada", "Ben", "Chi", "Dan"]) tokens.set(name, await event.registered(name));
      const of = (name: string) => tokens.get(name) ?? "";
      return { ...event, ...clock, of, own: event.registrations.own };
    };

    test("is offered to the next person, who accepts", async () => {
      const { database } = await fresh();
      const { own, of, people, mails } = await full(database);
      expect(await own.cancel(of("Ada"))).toEqual({ outcome: "done", state: "cancelled" });
      expect(await people()).toBe("Ada cancelled, Ben offered, Chi waiting, Dan waiting");
      expect(await own.find(of("Ben"))).toMatchObject({ offerUntil: "2026-11-11T09:00:00.000Z" });
      expect(await own.accept(of("Ben"))).toEqual({ outcome: "done", state: "confirmed" });
      expect(await own.accept(of("Ben"))).toEqual({ outcome: "done", state: "confirmed" });
      expect(await own.accept(of("Chi"))).toEqual({ outcome: "lapsed" });
      expect(await people()).toBe("Ada cancelled, Ben confirmed, Chi waiting, Dan waiting");
      expect(await mails()).toEqual(
        expect.arrayContaining([
          ...["cancelled to ada@example.org", "confirmed to ben@example.org", "offered to ben@example.org"],
        ]),
      );
    });

    test("moves on when it is declined, not answered in time, or cancelled, and never comes back", async () => {
      const { database } = await fresh();
      const { own, of, people, now, pass } = await full(database);
      await own.cancel(of("Ada"));
      await own.decline(of("Ben"));
      expect(await people()).toBe("Ada cancelled, Ben declined, Chi offered, Dan waiting");
      expect(await own.accept(of("Ben"))).toEqual({ outcome: "lapsed" });
      pass(23);
      expect(await passOnLapsedOffers(database, now())).toBe(0);
      pass(1);
      // Even before the background work has noticed.
      expect(await own.find(of("Chi"))).toMatchObject({ state: "declined", endedBy: "time" });
      expect(await passOnLapsedOffers(database, now())).toBe(1);
      expect(await people()).toBe("Ada cancelled, Ben declined, Chi declined, Dan offered");
      expect(await own.accept(of("Chi"))).toEqual({ outcome: "lapsed" });
      expect(await own.cancel(of("Dan"))).toEqual({ outcome: "done", state: "cancelled" });
      expect(await people()).toBe("Ada cancelled, Ben declined, Chi declined, Dan cancelled");
    });

    test("is free for everyone once the waiting list is empty, and the person can register again", async () => {
      const { database } = await fresh();
      const { own, of, register, people } = await full(database);
      for (const name of ["Dan", "Chi", "Ben", "Ada"]) await own.cancel(of(name));
      expect(await register("Ben")).toMatchObject({ state: "confirmed" });
      expect(await people()).toBe(
        "Ada cancelled, Ben cancelled, Chi cancelled, Dan cancelled, Ben confirmed",
      );
    });

    test("is offered when staff raise the capacity; lowering it keeps all confirmed people", async () => {
      const { database } = await fresh();
      const { set, own, of, people, register } = await full(database);
      await set({ capacity: 3 });
      expect(await people()).toBe("Ada confirmed, Ben offered, Chi offered, Dan waiting");
      await own.accept(of("Ben"));
      await set({ capacity: 1 });
      await own.cancel(of("Chi"));
      expect(await people()).toBe("Ada confirmed, Ben confirmed, Chi cancelled, Dan waiting");
      expect(await register("Eve")).toMatchObject({ state: "waiting" });
      await own.cancel(of("Ben"));
      expect(await people()).toBe("Ada confirmed, Ben cancelled, Chi cancelled, Dan waiting, Eve waiting");
      await own.cancel(of("Ada"));
      expect(await people()).toContain("Dan offered, Eve waiting");
    });

    test("is not offered once the event has begun, and an offer ends at its start", async () => {
      const { database } = await fresh();
      const { own, of, people, pass } = await full(database);
      pass(10 * 24 - 2);
      await own.cancel(of("Ada"));
      expect(await own.find(of("Ben"))).toMatchObject({ offerUntil: "2026-11-20T09:00:00.000Z" });
      pass(2);
      await own.cancel(of("Dan"));
      expect(await people()).toMatch(/Ben declined, Chi waiting/);
    });

    test("comes from a person who needs fewer seats; extra seats go to the waiting list first", async () => {
      const { database } = await fresh();
      const { registrations, registered, people } = await eventWithPlaces(database, {
        settings: { capacity: 3, maxSeats: 3 },
      });
      const group = await registered("Group", { seats: 2 });
      expect(await registrations.own.change(group, entryOf("Group", { seats: 3 }))).toMatchObject({
        outcome: "done",
      });
      await registered("Chi");
      await registrations.own.change(group, entryOf("Gruppe", { seats: 1 }));
      expect(await people()).toBe("Gruppe confirmed, Chi offered");
      expect(await registrations.own.change(group, entryOf("Group", { seats: 3 }))).toEqual({
        outcome: "notEnoughPlaces",
        left: 1,
      });
    });
  });

  describe("staff", () => {
    test("confirm, move and cancel, but never overbook", async () => {
      const { database } = await fresh();
      const event = await eventWithPlaces(database, { settings: { capacity: 1 } });
      const { registrations, eventId, people, registered } = event;
      const { staff } = registrations;
      for (const name of ["Ada", "Ben", "Chi", "Dan"]) await registered(name);
      const ids = new Map(
        (await staff.list(eventId, { withSensitive: false })).map(({ name, id }) => [name, id]),
      );
      const id = (name: string) => ids.get(name) ?? "";
      expect(await staff.confirm(ada, id("Chi"))).toEqual({ outcome: "notEnoughPlaces", left: 0 });
      await staff.move(ada, id("Dan"), "first");
      expect(await people()).toBe("Ada confirmed, Dan waiting, Ben waiting, Chi waiting");
      await staff.move(ada, id("Dan"), "down");
      expect(await people()).toBe("Ada confirmed, Ben waiting, Dan waiting, Chi waiting");
      await staff.move(ada, id("Ben"), "last");
      expect(await people()).toBe("Ada confirmed, Dan waiting, Chi waiting, Ben waiting");
      await staff.move(ada, id("Ben"), "up");
      expect(await people()).toBe("Ada confirmed, Dan waiting, Ben waiting, Chi waiting");
      await staff.cancel(ada, id("Ada"));
      expect(await people()).toBe("Ada cancelled, Dan offered, Ben waiting, Chi waiting");
      await staff.confirm(ada, id("Dan"));
      expect(await staff.add(ada, eventId, entryOf("Eve"))).toMatchObject({ state: "waiting" });
      expect(await staff.numbers(eventId)).toMatchObject({ confirmed: 1, waiting: 3, cancelled: 1 });
      await staff.note(ada, id("Ben"), "Needs a ramp");
      expect(await staff.list(eventId, { withSensitive: false })).toContainEqual(
        expect.objectContaining({ name: "Ben", note: "Needs a ramp" }),
      );
      const log = await database.db.selectFrom("staff_log").select(["act"]).orderBy("number").execute();
      const acts = ["moved", "cancelled", "confirmed", "registered a person", "noted on"];
      expect(log.map(({ act }) => act).slice(-5)).toEqual(acts);
    });

    test("tick who came: of two doors, the later tick counts", async () => {
      const { database } = await fresh();
      const { registrations, eventId, register } = await eventWithPlaces(database);
      const result = await register("Ada");
      const id = "id" in result ? result.id : "";
      const at = (minute: number) => `2026-11-20T09:0${minute}:00.000Z`;
      expect(await registrations.staff.tick(eventId, [{ id, attended: true, at: at(2) }])).toBe(1);
      await registrations.staff.tick(eventId, [{ id, attended: false, at: at(1) }]);
      expect(await registrations.staff.numbers(eventId)).toMatchObject({ attended: 1 });
      await registrations.staff.tick(eventId, [{ id, attended: false, at: at(3) }]);
      expect(await registrations.staff.numbers(eventId)).toMatchObject({ attended: 0 });
    });

    test("do not overwrite each other's settings, and sensible limits hold", async () => {
      const { database } = await fresh();
      const { registrations, eventId } = await eventWithPlaces(database);
      const { staff } = registrations;
      const settings = { ...initialSettings, capacity: 5 };
      expect(await staff.save(ada, eventId, settings, 0)).toMatchObject({ outcome: "stale" });
      expect(await staff.save(ada, eventId, settings, 1)).toEqual({ outcome: "saved", revision: 2 });
      expect(await staff.save(ada, "nowhere", settings, 0)).toEqual({ outcome: "notThere" });
      const wrong = { capacity: 0, offerHours: 400, onlineAddress: "javascript:alert(1)", closesAt: "soon" };
      expect(await staff.save(ada, eventId, { ...settings, ...wrong }, 2)).toEqual({
        outcome: "invalid",
        problems: [
          { field: "capacity", problem: "capacity" },
          { field: "maxSeats", problem: "maxSeats" },
          { field: "offerHours", problem: "offerHours" },
          { field: "closesAt", problem: "time" },
          { field: "onlineAddress", problem: "onlineAddress" },
        ],
      });
    });

    test("see sensitive answers only if they are publishers", async () => {
      const { database } = await fresh();
      const question = (id: string, sensitive: boolean) => ({
        ...{ id, sensitive, type: "line" as const, required: true, choices: [] },
        ...{ label: { en: "Diet" }, why: { en: "For lunch" } },
      });
      const { registrations, eventId, register } = await eventWithPlaces(database, {
        settings: { questions: [question("diet", true), question("city", false)] },
      });
      expect(await register("Ada", { answers: { city: "Lomé" } })).toEqual({
        outcome: "invalid",
        problems: { diet: { kind: "missing" } },
      });
      await register("Ada", { answers: { city: "Lomé", diet: "none", other: "ignored" } });
      const answers = async (withSensitive: boolean) =>
        (await registrations.staff.list(eventId, { withSensitive })).map(({ answers }) => answers);
      expect(await answers(false)).toEqual([{ city: "Lomé" }]);
      expect(await answers(true)).toEqual([{ diet: "none", city: "Lomé" }]);
    });
  });

  test("the database itself refuses contradictory registrations", async () => {
    const { database } = await fresh();
    const { register } = await eventWithPlaces(database);
    await register("Ada");
    const set = (columns: object) => database.db.updateTable("registrations").set(columns).execute();
    const wrong = [
      ...[{ state: "unknown" }, { state: "offered" }, { state: "cancelled" }, { ended_by: "person" }],
      ...[{ seats: 0 }, { seats: 21 }, { attended: 2 }, { offer_until: "2026-11-20T09:00:00.000Z" }],
    ];
    for (const columns of wrong)
      await expect(set(columns), JSON.stringify(columns)).rejects.toThrow(/check constraint/i);
    const first = await database.db.selectFrom("registrations").selectAll().executeTakeFirstOrThrow();
    const second = { ...first, id: "AAAA-0001", token_hash: "another", position: 2 };
    await expect(database.db.insertInto("registrations").values(second).execute()).rejects.toThrow(/unique/i);
  });

  describe("the state of an event", () => {
    test("is what visitors can do now", async () => {
      const { database } = await fresh();
      const clock = testClock();
      const { registrations, slug, register, set } = await eventWithPlaces(database, {
        settings: { capacity: 20, showsPlaces: true },
        now: clock.now,
      });
      const state = async () => (await registrations.states([slug, "unknown"])).get(slug);
      expect((await registrations.states(["unknown"])).get("unknown")).toEqual({ state: "none" });
      expect(await state()).toEqual({ state: "open", left: 20 });
      await set({ capacity: 2, closesAt: "2026-11-19T00:00:00.000Z" });
      const closes = "2026-11-19T00:00:00.000Z";
      expect(await state()).toEqual({ state: "open", left: 2, closes });
      await register("Ada");
      expect(await state()).toEqual({ state: "few", left: 1, closes });
      await set({ showsPlaces: false });
      expect(await state()).toEqual({ state: "few", closes });
      await register("Ben");
      expect(await state()).toEqual({ state: "waiting-list", closes });
      await set({ waitingList: false });
      expect(await state()).toEqual({ state: "full" });
      await set({ opensAt: "2026-11-12T00:00:00.000Z" });
      expect(await state()).toEqual({ state: "not-yet", opens: "2026-11-12T00:00:00.000Z" });
      clock.pass(9 * 24);
      expect(await state()).toEqual({ state: "closed", on: closes });
      clock.pass(48);
      expect(await state()).toEqual({ state: "over" });
      await set({ isOn: false });
      expect(await state()).toEqual({ state: "none" });
    });

    test("renews the pages when it changes, not with every registration", async () => {
      const { database } = await fresh();
      const { register } = await eventWithPlaces(database, { settings: { capacity: 20 } });
      const version = async () =>
        (
          await database.db
            .selectFrom("content_changes")
            .select("version")
            .where("kind", "=", "registrations")
            .executeTakeFirstOrThrow()
        ).version;
      const versions = [];
      for (let index = 0; index < 21; index++) {
        await register(`Person${index}`);
        versions.push(await version());
      }
      // Open, few from 2 left on, waiting list.
      const first = versions[0] ?? 0;
      expect(versions.map((each) => each - first)).toEqual([...Array(17).fill(0), 1, 1, 2, 2]);
    });
  });
});
