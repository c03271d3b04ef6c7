/** The Latest Updates section. */
export const updates = {
  heading: "Latest Updates",
  filter: "Filter updates",
  filters: { all: "All Updates", news: "News", event: "Events", resource: "Resources" },
  /** What a badge says. */
  types: { news: "News", event: "Event", resource: "Resource" },
  row: "Updates, newest first",
  previous: "Previous update",
  next: "Next update",
  readMore: "Read More",
  loading: "Loading updates",
  empty: "No updates found for this category",
  wholeList: {
    heading: "See everything",
    news: "All news",
    event: "All events",
    resource: "All resources",
  },
};
