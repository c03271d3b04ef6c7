import { type Message, message, partsMessage } from "../message.ts";

/** Words shared by the lists and records of Our Work, News, Events and Resources. */
export const lists = {
  search: "Search",
  clearSearch: "Clear search",
  /** Leads past the filters. */
  toResults: "Skip to the results",
  pages: {
    label: "Pages",
    previous: "Previous",
    next: "Next",
    page: message<{ page: number }>("Page {page}"),
  },
  /** How many were found. */
  foundFor: message<{ count: string; q: string }>("{count} for “{q}”"),
  pageOf: message<{ page: number; pages: number }>("Page {page} of {pages}."),
  /** The title of a list with its search, filters and page: "News: “data”, 2026, page 2". */
  titleWith: message<{ title: string; details: string }>("{title}: {details}"),
  quoted: message<{ q: string }>("“{q}”"),
  titlePage: message<{ page: number }>("page {page}"),
  comma: ", ",
  /** The place of an online event. */
  online: "Online",
  year: "Year",
  allYears: "All years",
  /** When nothing was found. */
  didYouMean: message<{ term: string }>("Did you mean “{term}”?"),
  tryAgain: "Try again",
  showPicture: "Show the picture",
  showPictureOf: message<{ name: string }>("Show the picture: {name}"),
  /** The size may be unknown right after a start. */
  withKilobytes: message<{ text: string; kilobytes: number }>("{text} ({kilobytes, number} KB)"),
  /** The maker of a picture. */
  credit: message<{ name: string }>("Picture: {name}"),
  pictureOf: message<{ title: string }>("Picture: {title}"),
  /** The authors; each name is a link. */
  by: partsMessage<"names">("By {names}"),
  published: "Published",
  share: { label: "Share this page", copied: "Address copied" },
  updated: "Updated",
  language: "Language",
  readingTime: "Reading time",
  minutes: message<{ count: number }>("{count, plural, one {# minute} other {# minutes}}"),
  contents: "Contents",
  related: "On this subject",
  announced: partsMessage<"date">("Announced {date}"),
  whenAndWhere: partsMessage<"date" | "place">("{date}, {place}"),
  withdrawn: "What was at this address has been withdrawn.",
  opensInNewTab: "(opens in a new tab)",
  /** A link to a record from another: "Resource: Run a red-team clinic". */
  recordOf: partsMessage<"one" | "title">("{one}: {title}"),
};

export type Total = { total: number /** There are more, which were not counted. */; more: boolean };

/** The words of a section's list; its introduction is in content/pages. */
export type ListWords = {
  searchLabel: string;
  count: Message<Total>;
  /** Why there is nothing to show, by the search and filters. */
  empty: Message<{ narrowed: boolean; searched: boolean; category: string }>;
};

/** The words of a section's record pages. */
export type RecordWords = {
  back: string;
  neighbours: string;
  previous: string;
  next: string;
  notFound: string;
  notFoundDescription: string;
  notFoundLead: string;
  failedLead: string;
  returnToList: string;
};
