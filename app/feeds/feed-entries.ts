import type { FeedKind, UpdateKind } from "../../content/kinds.ts";
import type { Language } from "../../languages.ts";
import type { Author } from "../../server/content/people.ts";
import type { Whole } from "../../server/content/records.ts";
import type { UpdateCard } from "../../server/content/updates.ts";
import type { Site } from "../../server/site.ts";
import { statusWords } from "../lists/event-status.ts";
import { renderLongText } from "../lists/render-text.server.tsx";
import type { FeedSubject } from "../metadata/feed-links.ts";
import { registrationStates } from "../registration/registration-states.ts";
import { registrationWords } from "../registration/registration-words.ts";
import { formatDate } from "../ui/format-date.ts";
import { wordsIn } from "../words/words.ts";
import { escapeMarkup } from "./xml.ts";

type FeedCard = UpdateCard<UpdateKind | FeedKind>;
export type FeedEntry = FeedCard & { html: string; updated_at: string | null; by: Author[] };

/** The newest records with their full text, without those deleted meanwhile. */
export async function feedEntries(site: Site, subject: FeedSubject): Promise<FeedEntry[]> {
  const { content, pictures, media, language } = site;
  const cards: FeedCard[] =
    subject === "updates" ? await content.updates.newest("all") : await content.updates.inFeed(subject);
  const entries = cards.map(async (card) => {
    const record = await fullRecord(site, card);
    if (!record) return [];
    const { html } = await renderLongText({ pictures, media, language }, record.text, "feed reader");
    const by = "authors" in record ? await content.people.named(record.authors) : [];
    return [{ ...card, html: record.opening + html, updated_at: record.updated_at, by }];
  });
  return (await Promise.all(entries)).flat();
}

/** The text of an event begins with its status, date, place and registration, which its page shows beside it. */
async function fullRecord(site: Site, { kind, id }: FeedCard) {
  const { content, language } = site;
  if (kind !== "events") {
    const record = await content[kind].find(id);
    return record && { ...record, opening: "" };
  }
  const event = await content.events.find(id);
  if (!event) return undefined;
  const words = wordsIn(language);
  const { past, time_zone: timeZone } = event;
  const registration = (await registrationStates(site, [id]))(id);
  const registering = past ? undefined : registrationWords(registration, { words, language, timeZone })?.text;
  return { ...event, opening: eventOpening(event, language, registering) };
}

/** The status, date and place of an event, as paragraphs. `registering`: whether people can register. */
export function eventOpening(event: Whole<"events">, language: Language, registering?: string): string {
  const words = wordsIn(language);
  const format = (form: "date" | "time") =>
    formatDate({ instant: event.event_date, form, timeZone: "UTC", language });
  const whenAndWhere = words.feeds.whenAndWhere({
    date: format("date"),
    time: format("time"),
    place: event.location,
  });
  const opening = [statusWords(words, event)?.note, whenAndWhere, registering].flatMap((text) => text ?? []);
  return opening.map((text) => `<p>${escapeMarkup(text)}</p>\n`).join("");
}
