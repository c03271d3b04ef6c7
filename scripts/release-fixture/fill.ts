import { removeTranslation, saveTranslation } from "../../server/content/translations.ts";
import type { SiteDatabase } from "../../server/database/connect.ts";
import { markAnswered } from "../../server/inbox/change-state.ts";
import { claimMails, markFailed, markSent } from "../../server/inbox/mail-out/deliveries.ts";
import { remind } from "../../server/inbox/mail-out/reminders.ts";
import { deleteExpiredData } from "../../server/inbox/personal-data/delete-expired.ts";
import { type Arrival, store } from "../../server/inbox/store-messages.ts";
import { maxAttempts } from "../../server/mail/retries.ts";
import { remove, save } from "../../tests/save.ts";
import { events, newsItems, pages, people, resources, translations, works } from "./records.ts";

/** Writes content of every kind, and messages in every state, through the code of the site. */
export async function fill(database: SiteDatabase): Promise<void> {
  await fillContent(database);
  await fillEnquiries(database);
}

/** Also replaces and removes records, so that counters and indexes have a history. */
async function fillContent({ db }: SiteDatabase): Promise<void> {
  await save(db, "our_work", ...works);
  await save(db, "news", ...newsItems.map((item) => ({ ...item, headline: "Before it was replaced" })));
  await save(db, "news", ...newsItems);
  await save(db, "events", ...events.map((event) => ({ ...event, id: `removed-${event.id}` })));
  await save(db, "events", ...events);
  for (const { id } of events) await remove(db, "events", `removed-${id}`);
  await save(db, "resources", ...resources);
  for (const person of people) await save(db, "people", person);
  await save(db, "pages", ...pages);
  for (const [kind, id, language, translation] of translations)
    await saveTranslation(db, kind, id, language, translation);
  await removeTranslation(db, "events", "nairobi", "sw");
}

async function fillEnquiries(database: SiteDatabase): Promise<void> {
  const { db } = database;
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 15, 8, minute));
  let minute = 0;
  const send = async (subject: string, about: Partial<Arrival> = {}, perMinute = 60): Promise<string> => {
    minute += 1;
    const message = `It's about\n“${subject}” & 100 %.`;
    const stored = await store(
      database,
      {
        fields: { name: "Sélam Ḥaile", email: "selam@example.org", subject, message },
        ...{ address: `192.0.2.${minute}`, formId: `form-${minute}`, spam: null, at: at(minute), ...about },
      },
      { perAddress: 5, perMinute },
    );
    if ("tryAgainAt" in stored) throw new Error(`“${subject}” was refused.`);
    return stored.reference;
  };
  const claim = async () => {
    const [mail] = await claimMails(db, at(30), 1);
    if (!mail) throw new Error("No mail is due.");
    return mail;
  };

  const answered = await send("mailed and answered");
  await markSent(db, await claim(), at(30));
  await markAnswered(db, answered, at(40));
  await send("not mailed yet");
  await markFailed(db, await claim(), { problem: "connection" }, at(30));
  await send("given up", { formId: undefined });
  await markFailed(db, { ...(await claim()), attempts: maxAttempts }, { problem: "refused" }, at(30));
  await send("spam", { spam: "honeypot" });
  await send("waiting", { address: "2001:db8::1" });
  await send("held", { at: at(minute) }, 1);
  await remind(database, "https://example.org", new Date(Date.UTC(2026, 10, 16, 8, 2)));
  await deleteExpiredData(database, { keptMonths: 24, now: at(40), remove: async () => {} });
}
