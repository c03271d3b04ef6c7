export const errors = {
  notFound: {
    title: "Page not found",
    description: "There is no page at this address.",
    lead: "There is no page at this address. It may have moved, or the link may be mistyped. Search for it, or start from one of the pages below.",
  },
  failed: {
    title: "Something went wrong",
    description: "This page could not be shown.",
    lead: "This page could not be shown. The fault is ours and has been noted. Please try again in a moment.",
    tryAgain: "Try again",
  },
  sections: "Main pages",
  home: "Go to the home page",
};
