/** How long the desk takes to open an event with 5,000 registrations: whole pages, as staff request them. */
import type { Engine, SiteDatabase } from "../../server/database/connect.ts";
import type { RegistrationRow } from "../../server/database/schema.ts";
import { newReference } from "../../server/inbox/reference.ts";
import type { Question } from "../../server/registrations/registration-form.ts";
import { startPostgres } from "../../tests/postgres.ts";
import { eventWithPlaces } from "../../tests/registrations.ts";
import { startDeskSite } from "../../tests/requests/sign-in.ts";
import { progress, show } from "./report.ts";
import { timed } from "./timing.ts";

const people = 5000;
/** The most that a page may take, in milliseconds. */
const target = 100;

const pages = {
  "the list": "",
  "a page in the middle": "?page=50",
  "the waiting list": "?show=waiting",
  "search: a name": "?q=Person+4321",
  "search: a note": "?q=ramp",
  "search: no match": "?q=quetzalcoatl",
  "the list at the door": "/attendance",
  "the list to print": "/print",
};

/** Those that must hold everyone may take longer. */
const isWhole = (path: string) => /attendance|print/.test(path);

export async function registrations(): Promise<void> {
  for (const engine of ["sqlite", "postgres"] as Engine[]) {
    const server = engine === "postgres" ? await startPostgres() : undefined;
    const url = server?.url("postgres");
    const site = await startDeskSite(url ? { DATABASE_URL: url } : {});
    try {
      progress(`${engine}: registering`);
      const slug = await fill(site.database);
      const publisher = await site.signIn("publisher");
      const results: Record<string, Record<string, string>> = {};
      for (const [name, path] of Object.entries(pages)) {
        progress(`${engine}: ${name}`);
        let bytes = 0;
        const { median, p99 } = await timed(async () => {
          const answer = await publisher.get(`/desk/events/${slug}/registrations${path}`);
          if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
          bytes = (await answer.arrayBuffer()).byteLength;
        }, 30);
        results[name] = { median: median.toFixed(1), p99: p99.toFixed(1), KB: (bytes / 1000).toFixed(0) };
        if (median <= target || isWhole(path)) continue;
        process.exitCode = 1;
        console.error(`${engine}, ${name}: more than ${target} ms.`);
      }
      show(`${engine}: milliseconds, with ${people.toLocaleString("en")} registrations`, results);
    } finally {
      await site.stop();
      await server?.stop();
    }
  }
}

const questions: Question[] = ["line", "text", "choice"].map((type, index) => ({
  ...{
    id: `q${index}`,
    type: type as Question["type"],
    label: { en: `Question ${index}` },
    why: { en: "Why" },
  },
  ...{
    required: false,
    sensitive: index === 0,
    choices: ["One", "Two"].map((en) => ({ id: en, label: { en } })),
  },
}));

async function fill(database: SiteDatabase): Promise<string> {
  const slug = "large-event";
  const starts = new Date(Date.now() + 30 * 24 * 60 * 60_000).toISOString();
  const { eventId } = await eventWithPlaces(database, {
    ...{ slug, now: () => new Date(), event: { event_date: starts } },
    settings: { capacity: people - 1000, questions },
  });
  const at = new Date().toISOString();
  const rows = Array.from({ length: people }, (_, index): RegistrationRow => {
    const isConfirmed = index < people - 1000;
    return {
      ...{
        id: newReference(),
        event_id: eventId,
        position: index + 1,
        name: `Person ${index} of Addis Ababa`,
      },
      ...{ email: `person-${index}@example.org`, email_key: `person-${index}@example.org`, language: "en" },
      ...{ seats: 1, state: isConfirmed ? "confirmed" : "waiting", ended_by: null, offer_until: null },
      answers: JSON.stringify({ q0: "No nuts", q1: "I work at a school and teach.", q2: "One" }),
      ...{
        created_at: at,
        changed_at: at,
        confirmed_at: isConfirmed ? at : null,
        token_hash: `hash ${index}`,
      },
      ...{ form_id: null, note: index % 100 === 0 ? "Needs a ramp" : "", attended: null, attended_at: null },
      ...{ ics_sequence: 0, reminded_two_days: null, reminded_two_hours: null, thanked_at: null },
      undelivered: null,
    };
  });
  for (let start = 0; start < rows.length; start += 200)
    await database.db
      .insertInto("registrations")
      .values(rows.slice(start, start + 200))
      .execute();
  return slug;
}
