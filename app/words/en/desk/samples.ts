import { message, partsMessage } from "../../message.ts";

/** The invented example records of a new site. */
export const samples = {
  title: "Samples",
  help: "Samples are invented examples that show how the site looks with content. A sample that you change becomes your own record and is no longer counted here.",
  none: "There are no samples.",
  count: message<{ count: number }>(
    "{count, plural, one {# record is an invented example.} other {# records are invented examples.}}",
  ),
  hidden: "Visitors cannot read them.",
  someShown: message<{ shown: number }>("Visitors can read {shown, number} of them."),
  allShown: message<{ count: number }>(
    "{count, plural, one {Visitors can read it.} other {Visitors can read them.}}",
  ),
  removedUntil: partsMessage<"until">("The samples were removed. They can be brought back until {until}."),
  view: "View or remove samples",
  publisherRemoves: "A publisher can remove all of them.",
  /** "Projects: 4, with 8 translations" */
  kindCount: message<{ kind: string; count: number }>("{kind}: {count, number}"),
  kindCountTranslated: message<{ kind: string; count: number; translations: number }>(
    "{kind}: {count, number}, with {translations, plural, one {# translation} other {# translations}}",
  ),
  remove: "Remove all samples",
  ask: message<{ count: number }>("{count, plural, one {Remove the sample?} other {Remove all # samples?}}"),
  askText:
    "Their translations and files are removed too, and visitors can no longer read them. You can bring all of them back for 30 days. Records that you have changed stay.",
  keep: message<{ count: number }>("{count, plural, one {Leave it} other {Leave them}}"),
  removedHeading: "Removed samples",
  removedCount: message<{ count: number }>(
    "{count, plural, one {# sample was removed.} other {# samples were removed.}}",
  ),
  removedDates: partsMessage<"at" | "until">(
    "Removed {at}. You can bring them back, exactly as they were, until {until}.",
  ),
  bringBack: "Bring all samples back",
  done: {
    removed: "The samples were removed. Visitors can no longer read them.",
    back: "The samples are back, as they were.",
  },
  checks: {
    heading: "On the site",
    help: "After samples are removed or brought back, the desk checks one record of each kind on the site.",
    waiting: "being checked",
    red: "some checks failed",
  },
};
