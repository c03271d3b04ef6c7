import { message, partsMessage } from "../../message.ts";

/** The page where administrators add redirects. */
export const redirects = {
  title: "Redirects",
  help: "Sends visitors from an address that this site does not use to one of its pages: for example, from an address on a poster or in an old link.",
  from: "From",
  fromHint: "A path of this site that has no page, such as /poster.",
  target: "To",
  targetHint: "A page of this site, such as /events or /fr/news.",
  add: "Add redirect",
  all: "All redirects",
  none: "No redirects yet.",
  remove: "Remove",
  /** For screen readers; starts with `remove`. */
  removeOne: message<{ path: string }>("Remove the redirect from {path}"),
  addedBy: partsMessage<"name" | "moment">("Added by {name}, {moment}"),
  done: { added: "Redirect added.", removed: "Redirect removed." },
  problems: {
    "not a path": "“From” takes a path of this site, such as /poster, outside the desk.",
    "in use": "The site already answers at this address, so it cannot redirect.",
    "already there": "This address already redirects. Remove that redirect first.",
    "not a page": "“To” takes a public page of this site that does not redirect itself, such as /events.",
    "too many": message<{ count: number }>(
      "There are already {count, plural, one {# redirect} other {# redirects}}, the most that are stored. Remove one first.",
    ),
  },
};
