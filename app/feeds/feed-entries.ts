import type { Language } from "../../languages.ts";
import type { Content } from "../../server/content/content.ts";
import type { Author } from "../../server/content/people.ts";
import type { UpdateCard, UpdateFilter } from "../../server/content/updates.ts";
import type { Site } from "../../server/site.ts";
import { statusWords } from "../lists/event-status.ts";
import { renderLongText } from "../lists/render-text.server.tsx";
import { formatDate } from "../ui/format-date.ts";
import { wordsIn } from "../words/words.ts";
import { escapeMarkup } from "./xml.ts";

export type FeedEntry = UpdateCard & { html: string; updated_at: string | null; by: Author[] };

/** The newest records with their whole text. One that was deleted meanwhile is left out. */
export async function feedEntries(
  { content, pictures, media, language }: Site,
  filter: UpdateFilter,
): Promise<FeedEntry[]> {
  const cards = await content.updates.newest(filter);
  const entries = cards.map(async (card) => {
    const whole = await wholeRecord(content, language, card);
    if (!whole) return [];
    const { html } = await renderLongText({ pictures, media, language }, whole.text, "feed reader");
    const by = "authors" in whole ? await content.people.named(whole.authors) : [];
    return [{ ...card, html: whole.opening + html, updated_at: whole.updated_at, by }];
  });
  return (await Promise.all(entries)).flat();
}

/** Before the text of an event stands what its page says beside it. */
async function wholeRecord(content: Content, language: Language, { kind, id }: UpdateCard) {
  if (kind !== "events") {
    const record = await content[kind].find(id);
    return record && { ...record, opening: "" };
  }
  const event = await content.events.find(id);
  if (!event) return undefined;
  const words = wordsIn(language);
  const written = (form: "date" | "time") =>
    formatDate({ instant: event.event_date, form, timeZone: "UTC", language });
  const whenAndWhere = words.feeds.whenAndWhere({
    date: written("date"),
    time: written("time"),
    place: event.location,
  });
  const opening = [statusWords(words, event)?.note, whenAndWhere].flatMap((text) => text ?? []);
  return { ...event, opening: opening.map((text) => `<p>${escapeMarkup(text)}</p>\n`).join("") };
}
