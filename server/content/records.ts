import type { Derived, EventRow, NewsRow, ResourceRow, WorkRow } from "../database/schema.ts";

/** What someone writes. The rest of a row is worked out on saving. */
export type Work = Omit<WorkRow, keyof Derived>;
export type NewsItem = Omit<NewsRow, keyof Derived>;
export type SiteEvent = Omit<EventRow, keyof Derived | "over_at">;
export type Resource = Omit<ResourceRow, keyof Derived | "category_key" | "type_key">;
