/** The pages for requests that were refused or failed. */
export const errors = {
  refusals: {
    "signed out": {
      title: "You are signed out",
      text: "Nothing you typed is lost. Sign in here, and it will be sent. If you sign in in another tab, come back to this one and send it again.",
    },
    role: {
      title: "Not allowed",
      text: "Your role does not allow this. An administrator can change your role under Staff.",
    },
    "recent sign-in": {
      title: "Please sign in again",
      text: "This cannot be undone or affects other people, so you must have signed in within the last ten minutes. Sign in here, and it will be done. If you sign in in another tab, come back to this one and send it again.",
    },
    "unknown act": {
      title: "Unknown action",
      text: "The desk does not know this action, so nothing was changed. Please go back and try again.",
    },
    "for script": {
      title: "Not a page",
      text: "Only the desk’s own scripts use this address, so nothing was changed. Please go back and use the buttons.",
    },
  },
  notFound: { title: "Not found", text: "There is no page at this address." },
  failed: {
    title: "Something went wrong",
    text: "This is our fault, and it has been logged. Go back (your text is still there) and try again in a moment.",
  },
  /** Before the id of the request, for the person who looks into the log. */
  reference: "Reference:",
  sendAgain: "Send again",
  toDesk: "Go to the desk",
};
