import { describe, expect, test } from "vitest";
import { forEachDatabase } from "../../tests/databases.ts";
import { ada, openNewsletter, signUpOf, tokenOf } from "../../tests/newsletter.ts";
import { testClock } from "../../tests/registrations.ts";
import { erasedHashes } from "../inbox/personal-data/erase.ts";
import { createLog } from "../process/log.ts";
import { deleteExpired, endPauses } from "./delete-expired.ts";
import { subscriptionErasure } from "./erase-person.ts";
import { signUpsPerDay } from "./newsletter-limits.ts";

const selam = "selam@example.org";

forEachDatabase((_engine, fresh) => {
  const open = async () => {
    const { database } = await fresh();
    const clock = testClock();
    const rows = () => database.db.selectFrom("subscribers").selectAll().execute();
    const suppressed = () => database.db.selectFrom("newsletter_suppressed").selectAll().execute();
    return { database, clock, rows, suppressed, ...openNewsletter(database, { now: clock.now }) };
  };

  describe("signing up", () => {
    test("sends one mail with a link, and subscribes only once the person has confirmed", async () => {
      const { newsletter, mails, rows, clock } = await open();
      const asked = signUpOf(" Selam@Example.ORG", {
        language: "fr",
        topics: ["news"],
        frequency: "monthly",
      });
      expect(await newsletter.signUp(asked)).toEqual({ outcome: "done" });
      const token = await tokenOf(newsletter, selam);
      const [mail, ...more] = await mails();
      expect(more).toEqual([]);
      expect(mail?.text).toContain(`https://site.example/fr/subscription/${token}\n`);
      expect(mail?.subject).toContain("Veuillez confirmer");
      expect(await newsletter.own.find(token)).toMatchObject({
        ...{ state: "unconfirmed", language: "fr", topics: ["news"], frequency: "monthly" },
        confirmBy: "2026-11-17T09:00:00.000Z",
      });
      // Looking changes nothing.
      expect(await rows()).toMatchObject([{ state: "unconfirmed", confirmed_at: null }]);
      clock.pass(2);
      expect(await newsletter.own.confirm(token)).toBe("done");
      expect(await newsletter.own.confirm(token)).toBe("done");
      expect(await newsletter.own.find(token)).toMatchObject({
        state: "active",
        consent: {
          ...{ language: "fr", askedAt: "2026-11-10T09:00:00.000Z", confirmedAt: "2026-11-10T11:00:00.000Z" },
          wording: expect.stringContaining("lettre d’information de Secure AI Africa"),
        },
      });
    });

    test("answers the same for a known address, changes nothing there, and mails it once a day", async () => {
      const { newsletter, mails, subscribed, clock, rows } = await open();
      await subscribed(selam);
      const before = await rows();
      expect(await newsletter.signUp(signUpOf(selam, { language: "am", topics: ["news"] }))).toEqual({
        outcome: "done",
      });
      expect(await rows()).toEqual(before);
      expect(await mails()).toHaveLength(1);
      clock.pass(25);
      await newsletter.signUp(signUpOf(selam));
      const sent = await mails();
      expect(sent).toHaveLength(2);
      expect(sent[1]?.subject).toBe("You already receive the newsletter of Secure AI Africa");
    });

    test("spellings of one mailbox get few mails, and one network cannot sign up strangers without end", async () => {
      const { newsletter, mails } = await open();
      for (let index = 0; index < 6; index++) await newsletter.signUp(signUpOf(`ada+${index}@example.org`));
      expect(await mails()).toHaveLength(signUpsPerDay.mailsToMailbox);
      const outcomes: string[] = [];
      for (let index = 0; index < signUpsPerDay.fromNetwork + 5; index++) {
        const stranger = signUpOf(`victim${index}@example.net`);
        outcomes.push((await newsletter.signUp(stranger, { address: "192.0.2.7" })).outcome);
      }
      expect(outcomes.filter((outcome) => outcome === "tooMany")).toHaveLength(5);
    });

    test.each([
      ["nothing", "", { kind: "missing" }],
      ["no address", "selam", { kind: "malformed", fault: "other" }],
      ["a second header", "selam@example.org\r\nBcc: all@example.org", { kind: "malformed", fault: "space" }],
      ["a long one", `${"a".repeat(250)}@example.org`, { kind: "long", by: 8 }],
    ])("refuses %s as an address", async (_, email, problem) => {
      const { newsletter, rows } = await open();
      expect(await newsletter.signUp(signUpOf(email))).toEqual({
        outcome: "invalid",
        problems: { email: problem },
      });
      expect(await rows()).toEqual([]);
    });

    test("deletes unconfirmed data after 7 days, with its mails", async () => {
      const { newsletter, database, clock, rows, mails, subscribed } = await open();
      await newsletter.signUp(signUpOf(selam));
      await subscribed("ada@example.org");
      clock.pass(6 * 24);
      expect(await deleteExpired(database, clock.now())).toBe(0);
      clock.pass(25);
      expect(await deleteExpired(database, clock.now())).toBe(1);
      expect(await rows()).toMatchObject([{ email: "ada@example.org" }]);
      expect((await mails()).map(({ envelope }) => envelope?.to)).toEqual(["ada@example.org"]);
    });
  });

  describe("the own link", () => {
    test("changes, pauses for a month and resumes; a wrong link does nothing", async () => {
      const { newsletter, database, clock, subscribed, rows } = await open();
      const token = await subscribed(selam);
      const wanted = { language: "ar", topics: ["events"], frequency: "each" } as const;
      expect(await newsletter.own.save(token, { ...wanted, topics: [...wanted.topics] })).toBe("done");
      expect(await newsletter.own.save(token, { ...wanted, topics: [] })).toBe("invalid");
      expect(await newsletter.own.find(token)).toMatchObject(wanted);
      expect(await newsletter.own.pause(token)).toBe("done");
      expect(await newsletter.own.find(token)).toMatchObject({
        ...{ state: "paused", pausedUntil: "2026-12-10T09:00:00.000Z" },
      });
      expect(await newsletter.own.resume(token)).toBe("done");
      await newsletter.own.pause(token);
      clock.pass(31 * 24);
      expect(await endPauses(database, clock.now())).toBe(1);
      expect(await rows()).toMatchObject([{ state: "active", paused_until: null }]);
      for (const act of ["confirm", "pause", "resume", "leave", "erase"] as const)
        expect(await newsletter.own[act](`${token.slice(0, -1)}x`)).toBe("notThere");
      expect(await newsletter.own.find("")).toBeUndefined();
    });

    test("leaving keeps a keyed hash for three years and nothing else", async () => {
      const { newsletter, database, clock, subscribed, suppressed, rows, mails } = await open();
      const token = await subscribed(selam);
      expect(await newsletter.own.leave(token)).toBe("done");
      expect(await newsletter.own.leave(token)).toBe("notThere");
      expect([await rows(), await mails(), await newsletter.ofEmail(selam)]).toEqual([[], [], undefined]);
      const kept = await suppressed();
      expect(kept).toEqual([
        { hash: expect.stringMatching(/^[\w-]{43}$/), reason: "left", at: expect.any(String) },
      ]);
      clock.pass(3 * 365 * 24 - 24);
      await deleteExpired(database, clock.now());
      expect(await suppressed()).toHaveLength(1);
      clock.pass(72);
      await deleteExpired(database, clock.now());
      expect(await suppressed()).toEqual([]);
    });

    test("a person who was erased is never imported again, but may sign up", async () => {
      const { newsletter, database, clock, subscribed, suppressed } = await open();
      await newsletter.own.erase(await subscribed(selam));
      clock.pass(10 * 365 * 24);
      await deleteExpired(database, clock.now());
      const people = [signUpOf("SELAM@example.org")];
      const details = { source: "A list", agreedOn: "2026-10-01", declared: true };
      expect(await newsletter.staff.importPeople(ada, people, details)).toMatchObject({
        added: 0,
        suppressed: 1,
      });
      await subscribed(selam);
      expect(await suppressed()).toEqual([]);
    });
  });

  test("people who left are erased again after an older backup is restored", async () => {
    const { newsletter, database, subscribed, rows } = await open();
    const token = await subscribed(selam);
    const before = await rows();
    await newsletter.own.leave(token);
    await database.db.insertInto("subscribers").values(before).execute();
    const erasure = subscriptionErasure({ database, log: createLog("silent"), actor: ada });
    expect(await erasure.countOf("SELAM@example.org")).toBe(1);
    expect(await erasure.eraseListed(await erasedHashes(database.db))).toBe(1);
    expect(await rows()).toEqual([]);
  });

  test("an import says where people agreed, and asks them to confirm unless staff declare it", async () => {
    const { newsletter, database, rows } = await open();
    const people = [
      ...[
        signUpOf("a@example.org"),
        signUpOf("A@example.org"),
        signUpOf("=cmd()@"),
        signUpOf("b@example.org"),
      ],
    ];
    const details = { source: "Conference in Nairobi", agreedOn: "2026-10-01", declared: false };
    expect(await newsletter.staff.importPeople(ada, people, details)).toEqual({
      ...{ outcome: "imported", added: 2, known: 1, suppressed: 0, invalid: [3] },
    });
    expect(await rows()).toMatchObject([
      {
        state: "unconfirmed",
        source: "import",
        source_note: "Conference in Nairobi",
        agreed_on: "2026-10-01",
      },
      { state: "unconfirmed" },
    ]);
    const sendings = await newsletter.staff.sendings();
    expect(sendings).toMatchObject([{ kind: "invitation", state: "scheduled", createdByName: "Ada" }]);
    const declared = { ...details, declared: true };
    await newsletter.staff.importPeople(ada, [signUpOf("c@example.org")], declared);
    expect(await newsletter.staff.sendings()).toHaveLength(1);
    expect(await newsletter.staff.numbers()).toMatchObject({ active: 1, unconfirmed: 2, total: 3 });
    for (const [change, problem] of [
      [{ source: " " }, "source"],
      [{ agreedOn: "2026-13-01" }, "agreedOn"],
      [{ agreedOn: "2027-01-01" }, "agreedOn"],
    ] as const)
      expect(await newsletter.staff.importPeople(ada, people, { ...details, ...change })).toEqual({
        ...{ outcome: "invalid", problem },
      });
    const log = await database.db.selectFrom("staff_log").select("act").execute();
    expect(log.map(({ act }) => act)).toContain("imported 2 subscribers and asked them to confirm from");
  });

  test("staff find, count and remove subscribers", async () => {
    const { newsletter, subscribed, suppressed } = await open();
    await subscribed(selam, { language: "am" });
    await subscribed("ben@example.net");
    await newsletter.signUp(signUpOf("new@example.net"));
    const { staff } = newsletter;
    expect(
      (await staff.subscribers({ search: "EXAMPLE.net" })).items.map(({ email }) => email).toSorted(),
    ).toEqual([...["ben@example.net", "new@example.net"]]);
    expect(await staff.subscribers({ search: "*[", state: "active" })).toMatchObject({ total: 2, pages: 1 });
    const [found] = (await staff.subscribers({ search: "selam" })).items;
    expect(await staff.remove(ada, found?.id ?? "")).toBe("done");
    expect(await staff.remove(ada, found?.id ?? "")).toBe("notThere");
    expect(await suppressed()).toMatchObject([{ reason: "removed" }]);
    expect(await staff.numbers()).toMatchObject({
      ...{ active: 1, unconfirmed: 1, paused: 0, suppressed: 1, languages: [{ language: "en", people: 1 }] },
      days: expect.arrayContaining([{ day: "2026-11-10", what: "removed", count: 1 }]),
    });
  });
});
