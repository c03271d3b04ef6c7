import { message } from "../../message.ts";

/** Words that several pages of the desk use. */
export const common = {
  desk: "Desk",
  name: "Name",
  email: "Email",
  save: "Save",
  signIn: "Sign in",
  cancel: "Cancel",
  search: "Search",
  find: "Find",
  all: "All",
  /** A checkbox of a row in a list. */
  select: "Select",
  tryAgain: "Try again",
  backToWriting: "Back to writing",
  nothingHere: "Nothing here.",
  nothingFound: "Nothing was found.",
  /** Stands for the title of a record that has none yet. */
  untitled: "(no title yet)",
  /** The roles of staff, inside a sentence: "Ada, writer". */
  roles: {
    translator: "translator",
    writer: "writer",
    publisher: "publisher",
    administrator: "administrator",
  },
  pagination: {
    label: "Pages of this list",
    previous: "Previous",
    next: "Next",
    page: message<{ page: number }>("Page {page, number}"),
  },
};
