import type { SiteDatabase } from "../database/connect.ts";
import { eventsOf } from "./events.ts";
import { newsOf } from "./news.ts";
import { resourcesOf } from "./resources.ts";

export type UpdateFilter = "all" | "news" | "event" | "resource";

export type UpdateCard = {
  type: Exclude<UpdateFilter, "all">;
  id: string;
  title: string;
  description: string;
  image_url: string | null;
  created_at: string;
};

/** Home's Latest Updates. Bounded, so that Home does not grow with the archive. */
const MOST = { news: 12, event: 12, resource: 5 };

export function updatesOf(database: SiteDatabase) {
  const sources: Record<UpdateCard["type"], () => Promise<UpdateCard[]>> = {
    async news() {
      const items = await newsOf(database).newest(MOST.news);
      return items.map((item) => card("news", item.headline, item));
    },
    async event() {
      const items = await eventsOf(database).newest(MOST.event, new Date());
      return items.map((item) => card("event", item.name, item));
    },
    async resource() {
      const items = await resourcesOf(database).newest(MOST.resource);
      return items.map((item) => card("resource", item.title, item));
    },
  };
  return {
    async newest(filter: UpdateFilter): Promise<UpdateCard[]> {
      const types = filter === "all" ? (["news", "event", "resource"] as const) : [filter];
      const cards = await Promise.all(types.map((type) => sources[type]()));
      return cards.flat().sort((a, b) => b.created_at.localeCompare(a.created_at, "en"));
    },
  };
}

type Source = { id: string; excerpt: string; image_url: string | null; created_at: string };

function card(type: UpdateCard["type"], title: string, source: Source): UpdateCard {
  const { id, excerpt, image_url, created_at } = source;
  return { type, id, title, description: excerpt, image_url, created_at };
}
