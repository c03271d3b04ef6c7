import { written } from "./number.ts";

/** Words that the lists and details of Our Work, News, Events and Resources share. */
export const lists = {
  search: "Search",
  clearSearch: "Clear search",
  pages: {
    label: "Pages",
    previous: "Previous",
    next: "Next",
    page: (page: number) => `Page ${page}`,
  },
  /** How many were found. */
  foundFor: (count: string, q: string) => `${count} for “${q}”`,
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}.`,
  /** The title of a list as narrowed, searched or turned over. */
  titleOf: (
    title: string,
    { category, q, year, page }: { category: string; q: string; year?: string; page: number },
  ) => {
    const details = [category, q && `“${q}”`, year, page > 1 && `page ${page}`].filter(Boolean);
    return details.length > 0 ? `${title}: ${details.join(", ")}` : title;
  },
  year: "Year",
  allYears: "All years",
  /** When nothing was found. */
  didYouMean: (term: string) => `Did you mean “${term}”?`,
  tryAgain: "Try again",
  /** What it weighs is not known yet right after a start. */
  showPicture: (name: string, kilobytes: number | null) =>
    ["Show the picture", name && `: ${name}`, kilobytes !== null && ` (${written(kilobytes)} KB)`]
      .filter(Boolean)
      .join(""),
  /** Who made a picture. */
  credit: (name: string) => `Picture: ${name}`,
  pictureOf: (title: string) => `Picture: ${title}`,
  /** Who wrote it, given in parts: each name is a link. */
  by: <Part>(names: Part[]) => [
    "By ",
    ...names.flatMap((name, index) => (index > 0 ? [", ", name] : [name])),
  ],
  published: "Published",
  share: { label: "Share this page", copied: "Address copied" },
  updated: "Updated",
  language: "Language",
  /** Where we call a language otherwise than the browser's data does. */
  languageNames: { sw: "Kiswahili" } as Record<string, string>,
  inLanguage: (name: string) => `In ${name}`,
  readingTime: "Reading time",
  minutes: (count: number) => (count === 1 ? "1 minute" : `${written(count)} minutes`),
  contents: "Contents",
  related: "On this subject",
  /** Sentences with a date in them, which is an element: given in parts, in the order of the language. */
  announced: <Part>(date: Part) => ["Announced ", date],
  whenAndWhere: <Part>(date: Part, place: string) => [date, `, ${place}`],
  withdrawn: "What was at this address has been withdrawn.",
  opensInNewTab: "(opens in a new tab)",
  /** A link to a record from another: "Resource: Run a red-team clinic". */
  recordOf: <Part>(one: string, title: Part) => [`${one}: `, title],
};

export type Total = { total: number /** There are more, and nobody counted them. */; more: boolean };

/** "1 project", "27 projects", "More than 300 projects". */
export function counted(one: string, many: string): (total: Total) => string {
  return ({ total, more }) => {
    if (total === 1) return one;
    const number = written(total);
    return more ? `More than ${number} ${many}` : `${number} ${many}`;
  };
}

/** What a section says about its list. */
export type ListWords = {
  title: string;
  description: string;
  lead: string;
  searchLabel: string;
  count: (total: Total) => string;
  /** Why there is nothing to show, by what the visitor asked for. */
  empty: (asked: { q: string; category: string; type: string }) => string;
};

/** What a section says about one of its records. */
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
