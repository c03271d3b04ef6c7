import { certificateCode } from "../../../server/certificates/certificate-code.ts";
import { connectDatabase } from "../../../server/database/connect.ts";
import { prepareDatabase } from "../../../server/prepare-database.ts";
import { eventWithPlaces } from "../../../tests/registrations.ts";
import { type Attack, flood, statusOf, tally } from "../attack.ts";

const day = 24 * 60 * 60_000;
const form = "/events/attacked/register";

type Event = Awaited<ReturnType<typeof eventWithPlaces>>;

/** A site with an event of 50 places, and at most 2 for each person. `prepare` adds what an attack needs. */
async function withEvent(folder: string, prepare: (event: Event) => Promise<void> = async () => {}) {
  const databaseUrl = `file:${folder}/site.db`;
  const database = connectDatabase(databaseUrl);
  await prepareDatabase(database, { sampleContent: true });
  const event = await eventWithPlaces(database, {
    ...{ slug: "attacked", now: () => new Date() },
    event: { event_date: new Date(Date.now() + 20 * day).toISOString() },
    settings: { capacity: 50, maxSeats: 2, onlineAddress: "https://meet.example.org/secret" },
  });
  await prepare(event);
  await database.close();
  return { DATABASE_URL: databaseUrl, TRUST_PROXY: "on" };
}

type Fields = Record<string, string>;

const post = (url: string, path: string, fields: Fields, from = "192.0.2.1") =>
  fetch(url + path, {
    method: "POST",
    body: new URLSearchParams(fields),
    redirect: "manual",
    headers: { "x-forwarded-for": from },
  });

async function rowsOf(databaseUrl: string) {
  const database = connectDatabase(databaseUrl);
  try {
    return await database.db.selectFrom("registrations").selectAll().execute();
  } finally {
    await database.close();
  }
}

const seatsOf = (rows: Awaited<ReturnType<typeof rowsOf>>) =>
  rows
    .filter(({ state }) => state === "confirmed" || state === "offered")
    .reduce((sum, { seats }) => sum + seats, 0);

function expectThat(holds: boolean, sentence: string): void {
  if (!holds) throw new Error(sentence);
}

const script = '<script>alert("x")</script>\r\nBCC: victim@example.org';

/** Tokens of people on the attacked site, by attack. */
const tokens: Record<string, string> = {};

export const registrationAttacks: Attack[] = [
  {
    name: "500 registrations at once from many networks",
    environment: (folder) => withEvent(folder),
    run: async ({ url, databaseUrl }) => {
      const answers = await flood(500, 100, (index) =>
        statusOf(
          post(
            url,
            form,
            { name: `Flood ${index}`, email: `flood${index}@example.org` },
            `198.51.${Math.floor(index / 250)}.${index % 250}`,
          ),
        ),
      );
      expectThat(seatsOf(await rowsOf(databaseUrl)) <= 50, "More places were given than there are.");
      return tally(answers);
    },
  },
  {
    name: "registrations from one network, and of one mailbox, to hoard seats",
    environment: (folder) => withEvent(folder),
    run: async ({ url, databaseUrl }) => {
      const mailbox = await flood(30, 5, (index) =>
        statusOf(
          post(
            url,
            form,
            { name: "Hoarder", email: `hoarder+${index}@example.org`, seats: "2" },
            `198.51.100.${index}`,
          ),
        ),
      );
      const ofMailbox = (await rowsOf(databaseUrl)).length;
      expectThat(ofMailbox === 10, `One mailbox registered ${ofMailbox} times.`);
      const more = await statusOf(post(url, form, { name: "A", email: "a@example.org", seats: "1000" }));
      expectThat(more === "422", `1,000 seats were answered with ${more}.`);
      const network = await flood(150, 10, (index) =>
        statusOf(post(url, form, { name: "Flood", email: `flood${index}@example.org` }, "203.0.113.9")),
      );
      const ofNetwork = (await rowsOf(databaseUrl)).length - ofMailbox;
      expectThat(ofNetwork <= 100, `One network registered ${ofNetwork} times.`);
      const honest = await statusOf(
        post(url, form, { name: "Honest", email: "honest@example.org" }, "192.0.2.77"),
      );
      expectThat(honest === "303", `An honest registration was answered with ${honest}.`);
      return tally([...mailbox, more, ...network]);
    },
  },
  {
    name: "scripts and line breaks in a name",
    environment: (folder) =>
      withEvent(folder, async (event) => {
        tokens.script = await event.registered("Mallory", { name: script, email: "mallory@example.org" });
      }),
    run: async ({ url }) => {
      const pages = [
        await (await post(url, form, { name: script, email: script, seats: script })).text(),
        await (await fetch(`${url}/registration/${tokens.script}`)).text(),
      ];
      for (const page of pages) expectThat(!page.includes("<script>alert"), "A script reached the page.");
      const calendar = await (await fetch(`${url}/registration/${tokens.script}/event.ics`)).text();
      expectThat(!/^BCC:/m.test(calendar), "A line of the name reached the calendar file.");
      return "escaped";
    },
  },
  {
    name: "1,000 guessed links of registrations",
    environment: (folder) => withEvent(folder),
    run: async ({ url }) => {
      const answers = await flood(1000, 20, (index) =>
        statusOf(
          fetch(`${url}/registration/${String(index).padStart(43, "A")}`, {
            headers: { "x-forwarded-for": "203.0.113.9" },
          }),
        ),
      );
      expectThat(answers.filter((answer) => answer === "404").length <= 60, "Guesses were not limited.");
      expectThat(!answers.includes("200"), "A guessed link opened a page.");
      return tally(answers);
    },
  },
  {
    name: "a declined offer that is accepted 100 times, and an accepted one that is declined",
    environment: (folder) =>
      withEvent(folder, async (event) => {
        await event.set({ capacity: 1, maxSeats: 1 });
        const first = await event.registered("First");
        tokens.second = await event.registered("Second");
        tokens.third = await event.registered("Third");
        await event.registrations.own.cancel(first);
      }),
    run: async ({ url, databaseUrl }) => {
      const act = (token: string | undefined, act: string) =>
        statusOf(post(url, `/registration/${token}`, { act }));
      await act(tokens.second, "decline");
      const replayed = await flood(100, 20, () => act(tokens.second, "accept"));
      await act(tokens.third, "accept");
      const declined = await act(tokens.third, "decline");
      const states = (await rowsOf(databaseUrl)).map(({ name, state }) => `${name} ${state}`).sort();
      expectThat(
        states.join() === "First cancelled,Second declined,Third confirmed",
        `The states are ${states.join()}.`,
      );
      expectThat(declined === "409", `Declining an accepted place was answered with ${declined}.`);
      return tally(replayed);
    },
  },
  {
    name: "1,000 guessed codes of certificates",
    environment: (folder) => withEvent(folder),
    run: async ({ url }) => {
      const answers = await flood(1000, 20, (index) => {
        const forged = certificateCode({ name: "Mallory", event: 1, day: "2026-11-20" }, `key ${index}`);
        const headers = { "x-forwarded-for": "203.0.113.9" };
        return statusOf(fetch(`${url}/verify/${forged}`, { headers }));
      });
      expectThat(!answers.includes("200"), "A forged code was confirmed.");
      expectThat(answers.filter((answer) => answer === "404").length <= 60, "Guesses were not limited.");
      return tally(answers);
    },
  },
];
