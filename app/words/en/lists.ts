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
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}.`,
  /** The title of a list as searched or turned over. */
  titleOf: (title: string, { q, page }: { q: string; page: number }) =>
    `${title}${q && `: “${q}”`}${page > 1 ? `, page ${page}` : ""}`,
  tryAgain: "Try again",
  published: "Published",
  opensInNewTab: "(opens in a new tab)",
  /** Where a link leads, when it leaves the site. */
  onHost: (label: string, host: string) => `${label} on ${host}`,
};

/** What a section says about its list. */
export type ListWords = {
  title: string;
  description: string;
  lead: string;
  searchLabel: string;
  /** "1 project", "27 projects". */
  count: (total: number) => string;
  /** The same for a search. */
  found: (total: number, q: string) => string;
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
