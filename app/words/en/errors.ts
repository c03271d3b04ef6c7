export const errors = {
  notFound: {
    title: "Page not found",
    description: "There is no page at this address.",
    lead: "There is no page at this address. The page may have moved, or there may be a mistake in the link. Search for it, or start from one of the pages below.",
  },
  failed: {
    title: "Something went wrong",
    description: "This page could not be shown.",
    lead: "This page could not be shown. The fault is ours, and it has been recorded. Please try again in a moment.",
    tryAgain: "Try again",
  },
  sections: "Main pages",
  home: "Go to the home page",
  /** Before the id of the request, which a visitor can quote when writing to us. */
  reference: "Reference:",
  /** Plain text, for responses without a page. */
  plain: {
    busy: "The site is very busy. Please try again in a few seconds.",
    notSent:
      "The site is very busy, and this was not sent. Please go back (your text is still there) and send it again in a few seconds.",
    failed: "Something went wrong on our side. Please try again in a moment.",
  },
};
