/** The Latest Updates section. */
export const updates = {
  filter: "Filter updates",
  all: "All Updates",
  row: "Updates, newest first",
  skip: "Skip the updates",
  previous: "Previous update",
  next: "Next update",
  readMore: "Read More",
  loading: "Loading updates",
  empty: "No updates found for this category",
  everything: "See everything",
};
