/** What the log says; the browser's console says the same: app/browser/filter-updates.ts. */
export const fetchFailed = "Error fetching updates:";
