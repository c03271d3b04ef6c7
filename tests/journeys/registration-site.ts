/** A site with events that people can register for, a real mailbox, and a server that can stop and start again. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/free-port.ts";
import { connectDatabase } from "../../server/database/connect.ts";
import type { Question } from "../../server/registrations/registration-form.ts";
import { type Mailbox, openMailbox } from "../mailbox.ts";
import { preparedFile } from "../prepared-file.ts";
import { eventWithPlaces } from "../registrations.ts";
import { type RunningSite, startSite } from "../site.ts";
import { test } from "./journey.ts";

const day = 24 * 60 * 60_000;

/** One question of each kind. */
export const questions: Question[] = [
  {
    ...{ id: "employer", type: "line", required: true, sensitive: false, choices: [] },
    label: { en: "Where do you work?", ar: "أين تعملون؟" },
    why: { en: "To mix people from different places.", ar: "لنجمع بين أشخاص من أماكن مختلفة." },
  },
  {
    ...{ id: "hopes", type: "text", required: false, sensitive: false, choices: [] },
    ...{ label: { en: "What do you hope to learn?" }, why: { en: "To prepare the right examples." } },
  },
  {
    ...{ id: "level", type: "choice", required: true, sensitive: false },
    ...{ label: { en: "How much do you know about signing?" }, why: { en: "To form groups." } },
    choices: [
      { id: "little", label: { en: "Little" } },
      { id: "much", label: { en: "A lot" } },
    ],
  },
  {
    ...{ id: "diet", type: "several", required: false, sensitive: true },
    ...{ label: { en: "What do you not eat?" }, why: { en: "To order lunch." } },
    choices: [
      { id: "meat", label: { en: "Meat" } },
      { id: "nuts", label: { en: "Nuts" } },
    ],
  },
  {
    ...{ id: "photos", type: "consent", required: true, sensitive: false, choices: [] },
    label: { en: "I agree that photos of me are published." },
    why: { en: "We report on the workshop with photos." },
  },
];

type Workshop = Awaited<ReturnType<typeof eventWithPlaces>>;

export type RegistrationSite = RunningSite & {
  mailbox: Mailbox;
  /** With questions. */
  workshop: Workshop;
  /** One place, which is taken. */
  full: Workshop;
  goOffline(): Promise<void>;
  goOnline(): Promise<void>;
  /** The link in the newest mail to an address. */
  linkFor(email: string): Promise<string>;
};

export async function startRegistrationSite(): Promise<RegistrationSite> {
  const folder = mkdtempSync(join(tmpdir(), "registration-site-"));
  const file = join(folder, "site.db");
  writeFileSync(file, await preparedFile(true));
  const database = connectDatabase(`file:${file}`);
  const dates = {
    event_date: new Date(Date.now() + 20 * day).toISOString(),
    ends_at: new Date(Date.now() + 20 * day + day / 8).toISOString(),
  };
  const now = () => new Date();
  const workshop = await eventWithPlaces(database, {
    ...{ slug: "workshop", now, event: { ...dates, name: "A workshop on signing models", venue: "iHub" } },
    settings: { capacity: 60, maxSeats: 3, questions, onlineAddress: "https://meet.example.org/workshop" },
  });
  const full = await eventWithPlaces(database, {
    ...{ slug: "full", now, event: { ...dates, name: "A small meeting" } },
    settings: { capacity: 1 },
  });
  await full.register("First");
  const mailbox = await openMailbox();
  const settings = {
    ...{ PORT: String(await freePort()), DATABASE_URL: `file:${file}`, SMTP_URL: mailbox.url },
    ...{ MAIL_FROM: "site@example.org", STAFF_EMAIL: "staff@example.org" },
  };
  let running: RunningSite | undefined = await startSite(settings);
  const goOffline = async () => {
    await running?.stop();
    running = undefined;
  };
  const linkFor = async (email: string): Promise<string> => {
    for (let count = 1; ; count++) {
      const mails = await mailbox.arrived(count);
      const newest = mails.findLast(({ to }) => to?.some(({ address }) => address === email));
      const [, path] = /https?:\/\/[^/\s]+((?:\/\w\w)?\/registration\/[\w-]+)/.exec(newest?.text ?? "") ?? [];
      if (path) return path;
    }
  };
  return {
    ...{ ...running, mailbox, workshop, full, goOffline, linkFor },
    async goOnline() {
      running ??= await startSite(settings);
    },
    async stop() {
      await goOffline();
      await database.close();
      await mailbox.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Call it once per file, like testOnSite. The site is running at the start of each journey. */
export function testOnRegistrationSite() {
  test.describe.configure({ mode: "default" });
  return test.extend<{ site: RegistrationSite }>({
    site: async ({ siteStartedBy }, use) => {
      const site = await siteStartedBy(startRegistrationSite);
      await site.goOnline();
      await use(site);
    },
  });
}
