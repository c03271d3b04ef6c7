import { describe, expect, test } from "vitest";
import { forEachDatabase } from "../../../tests/databases.ts";
import { openEnquiries as open, tab, words } from "../../../tests/enquiries.ts";
import { visitorMessage } from "../../../tests/visitor-messages.ts";

/** How many of one text are many, with the limit that holds unless another is set. */
const many = 10;

const advert = "Our agency brings your website to the first page of every search engine within two weeks";

forEachDatabase((engine, fresh) => {
  describe("an address that many share", () => {
    // PostgreSQL counts the same way, and takes longer over it.
    const people = engine === "sqlite" ? 2000 : 400;

    test(`lets ${people} people write within ten minutes, and none of them waits`, async () => {
      const { database } = await fresh();
      const { send, messages, clock } = open(database);
      const receptions = [];
      for (let index = 0; index < people; index += 100) {
        const phones = Array.from({ length: 100 }, (_, phone) => visitorMessage(index + phone));
        receptions.push(...(await Promise.all(phones.map((phone) => send(phone)))));
        clock.now += 29_000;
      }
      expect(receptions.filter(({ answer }) => answer.state !== "sent")).toEqual([]);
      expect(receptions.filter(({ slowBy = 0 }) => slowBy > 2)).toEqual([]);
      const stored = await messages();
      expect(stored).toHaveLength(people);
      expect(stored.filter(({ spam }) => spam)).toEqual([]);
    });

    test("lets a whole class register for an event with the line that the form brings", async () => {
      const { database } = await fresh();
      const { enquiries, clock } = open(database);
      const prefilled = "I would like to register for “Signing day” on Friday 20 November 2026.";
      for (let index = 0; index < 40; index++) {
        const body = new URLSearchParams({
          ...{ name: `Pupil ${index}`, email: `pupil${index}@example.org` },
          ...{ subject: "Registration: Signing day", message: `${prefilled}\n\n` },
        });
        const request = new Request("http://site/contact", { method: "POST", body });
        const { answer, slowBy } = await enquiries.receive(request, "192.0.2.1", { prefilled });
        expect([answer.state, slowBy]).toEqual(["sent", 0]);
        clock.now += 5000;
      }
    });
  });

  describe("one content from one address", () => {
    const flood = {
      "the same e-mail address": (index: number) => ({ ...visitorMessage(index), email: words.email }),
      "the same text": (index: number) => ({ ...visitorMessage(index), message: advert }),
      "the same link": (index: number) => ({
        ...visitorMessage(index),
        message: `${visitorMessage(index).message} https://offers.example/now?visitor=${index}`,
      }),
      "the same form": (index: number) => ({ ...visitorMessage(index), ...tab("a") }),
    };

    test.each(Object.entries(flood))(
      "is answered later and later, and then refused, also if only this is the same: %s",
      async (_name, fieldsOf) => {
        const { database } = await fresh();
        const { send } = open(database);
        const waits: number[] = [];
        let last = await send(fieldsOf(0));
        for (let index = 1; last.answer.state === "sent" && index < 50; index++) {
          waits.push(last.slowBy ?? 0);
          last = await send(fieldsOf(index));
        }
        expect(last).toMatchObject({ answer: { state: "too-many", minutes: 10 }, retryAfter: 600 });
        expect(waits.length).toBeLessThanOrEqual(20);
        expect(waits).toEqual(waits.toSorted((one, other) => one - other));
        expect([waits[0], waits.at(-1)]).toEqual([0, expect.toSatisfy((wait) => wait >= 3 && wait <= 5)]);
        expect((await send(visitorMessage(99))).answer.state).toBe("sent");
      },
    );
  });

  test.each([
    ["digits", many, (index: number) => `${advert} – ${index}!`],
    [
      "a few words",
      4 * many,
      (index: number) =>
        `Dear ${visitorMessage(index).name}, ${advert}, and your competitors will wonder how you did it. Write today!`,
    ],
  ])("one text from 200 addresses looks like spam, also with other %s", async (_name, most, textOf) => {
    const { database } = await fresh();
    const { send, messages } = open(database);
    for (let index = 0; index < 200; index++)
      await send({ ...visitorMessage(index), message: textOf(index) }, `10.${index}.0.1`);
    const all = await messages();
    expect(all).toHaveLength(200);
    const spam = all.filter(({ state }) => state === "spam");
    expect(spam.length).toBeGreaterThanOrEqual(200 - most);
    expect(new Set(spam.map((each) => each.spam))).toEqual(new Set(["the same text came many times"]));
    // Spam is not mailed.
    const mails = await database.db.selectFrom("mails").select("message_id").execute();
    expect(mails).toHaveLength(200 - spam.length);
  });
});
