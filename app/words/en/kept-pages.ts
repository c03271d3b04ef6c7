/** The worker writes these into pages when there is no connection: see app/offline. They have no values to fill in. */
export const keptPages = {
  /** Before a date. */
  copy: "The site could not be reached. You are reading a copy that was saved on this device:",
  title: "This page is not saved on this device",
  lead: "The site could not be reached. Check your connection and try again.",
  tryAgain: "Try again",
  readable: "You can read these pages now",
  none: "No page is saved on this device yet.",
};
