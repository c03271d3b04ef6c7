import { message } from "../../message.ts";

/** What is read: the counts of pages, downloads and searches. */
export const counts = {
  title: "What is read",
  lead: "The server counts the pages that people open. It sets no cookies and keeps nothing about the readers. Known robots are not counted.",
  period: "Period",
  periods: {
    "7-days": "7 days",
    "30-days": "30 days",
    "90-days": "90 days",
    "12-months": "12 months",
  },
  views: message<{ count: number }>("{count, plural, one {# page view} other {# page views}}"),
  byDay: "Day by day",
  byMonth: "Month by month",
  day: "Day",
  month: "Month",
  viewsColumn: "Views",
  timesColumn: "Times",
  pages: "Pages",
  page: "Page",
  languages: "Languages",
  language: "Language",
  files: "Downloads",
  file: "File",
  referrers: "Sites that lead here",
  host: "Site",
  searches: "Searches without results",
  searchesNote: "Only searches made at least twice are shown.",
  search: "Search",
  others: "All others",
  none: "Nothing was counted in this period.",
  export: "Download CSV",
  /** On the history of a record. */
  ofRecord: message<{ count: number }>(
    "{count, plural, =0 {Not opened in the last 30 days.} one {Opened once in the last 30 days.} other {Opened # times in the last 30 days.}}",
  ),
};
