import { choice, definePage, instant, line } from "../parts.ts";
import { optionalLink } from "./shared-parts.ts";

/** A notice at the top of every page, while it is switched on and between its times. */
export const notice = definePage(
  { name: "Notice on every page", path: "/" },
  {
    text: line("Text", {
      sometimes: true,
      hint: "One or two sentences. For other languages, translate this page like any other.",
    }),
    link: optionalLink("Link after the text"),
    shown: choice("Shown", { off: "Off", on: "On" }),
    untranslated: choice("In languages without a translation", {
      hidden: "Show nothing",
      original: "Show the original",
    }),
    from: instant("From", { hint: "Local time in our office. Left empty: as soon as it is published." }),
    until: instant("Until", { hint: "Local time in our office. Left empty: until it is switched off." }),
  },
);
