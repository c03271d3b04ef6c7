import { message } from "../message.ts";
import type { Total } from "./lists.ts";

/** People who agreed to be named. Without any, these pages do not exist. */
export const people = {
  email: "E-mail",
  profile: "Profile",
  pictureOf: message<{ name: string }>("Picture of {name}"),
  back: "Back to People",
  wrote: "News and resources by this author",
  works: message<Total>(
    "{more, select, true {More than {total, number} texts} other {{total, plural, one {# text} other {# texts}}}}",
  ),
  missing: {
    title: "Person not found",
    description: "There is nobody at this address.",
    lead: "There is nobody at this address. The page may have been renamed or withdrawn.",
    failedLead: "This page could not be loaded just now. The fault is ours. Please try again in a moment.",
    toList: "Return to People",
    toAbout: "Return to About",
  },
};
