/** What visitors read, as sums without anything about the visitors. */
export type CountsTables = { counts: CountRow };

export type CountRow = {
  /** In the organisation's time zone: "2026-11-17". */
  day: string;
  what: "page" | "file" | "search" | "referrer";
  /** A path without its language, a search that found nothing, or a host. "" is the sum of all others. */
  name: string;
  /** The language of a page; otherwise empty. */
  language: string;
  count: number;
};
