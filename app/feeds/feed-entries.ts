import type { Content } from "../../server/content/content.ts";
import type { UpdateCard, UpdateFilter } from "../../server/content/updates.ts";
import { writtenDate } from "../ui/written-date.ts";
import { feeds } from "../words/en/feeds.ts";
import { escapeMarkup } from "./xml.ts";

export type FeedEntry = UpdateCard & { html: string };

/** The newest records with their whole text. One that was deleted meanwhile is left out. */
export async function feedEntries(content: Content, filter: UpdateFilter): Promise<FeedEntry[]> {
  const cards = await content.updates.newest(filter);
  const entries = cards.map(async (card) => {
    const html = await wholeText[card.type](content, card.id);
    return html === undefined ? [] : [{ ...card, html }];
  });
  return (await Promise.all(entries)).flat();
}

type WholeText = (content: Content, id: string) => Promise<string | undefined>;

const wholeText: Record<UpdateCard["type"], WholeText> = {
  news: async ({ news }, id) => (await news.find(id))?.html,
  resource: async ({ resources }, id) => (await resources.find(id))?.html,
  async event({ events }, id) {
    const event = await events.find(id, new Date());
    if (!event) return undefined;
    const written = (form: "date" | "time") =>
      writtenDate({ instant: event.event_date, form, timeZone: "UTC" });
    const opening = feeds.whenAndWhere(written("date"), written("time"), event.location);
    return `<p>${escapeMarkup(opening)}</p>\n${event.html}`;
  },
};
