export const search = {
  title: "Search",
  description: "Search everything on this site: our work, news, events, resources, questions and pages.",
  lead: "Looks in our work, the news, events, resources, questions and the names of all pages.",
  form: {
    label: "Search the site",
    submit: "Search",
    clear: { label: "Clear", to: "/search" },
  },
  found: (count: number, term: string) =>
    count === 1 ? `One result for “${term}”` : `${count} results for “${term}”`,
  none: (term: string) => `Nothing found for “${term}”.`,
  allPages: "See all pages",
  groups: {
    pages: "Pages",
    work: "Our Work",
    news: "News",
    events: "Events",
    resources: "Resources",
    faq: "Questions",
  },
  all: (count: number, group: string) => `All ${count} in ${group}`,
};
