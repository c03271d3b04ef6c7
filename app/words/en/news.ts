import { counted, type ListWords, type RecordWords } from "./lists.ts";

const count = counted("1 news item", "news items");

export const newsList: ListWords = {
  title: "News",
  description: "News from Secure AI Africa: publications, reports from events, and notes on current work.",
  lead: "What we have published, learned and changed, newest first.",
  searchLabel: "Search news",
  count,
  empty: ({ q }) => (q ? "No news found matching your search." : "No news available at the moment."),
};

export const newsRecord: RecordWords = {
  back: "Back to News",
  neighbours: "More news",
  previous: "Newer",
  next: "Older",
  notFound: "News not found",
  notFoundDescription: "There is no news item at this address.",
  notFoundLead: "There is no news item at this address. It may have been renamed or withdrawn.",
  failedLead: "This news item could not be loaded just now. The fault is ours. Please try again in a moment.",
  returnToList: "Return to News",
};

export const news = {
  kind: "News",
  link: "Find out more",
};
