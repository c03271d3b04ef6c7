import { message } from "../message.ts";

type Named = { organisation: string };

/** Mails of the newsletter, and the sentence that people agree to. */
export const newsletterMail = {
  consent: message<Named>(
    "I want to receive the newsletter of {organisation} by e-mail. I can leave at any time with one press.",
  ),
  confirm: {
    subject: message<Named>("Please confirm: the newsletter of {organisation}"),
    intro: message<Named>(
      "Someone, probably you, asked for the newsletter of {organisation} at this address. To receive it, open this page and press the button:",
    ),
    otherwise:
      "If it was not you, you need not do anything: you will receive no newsletter, and the address is deleted after 7 days.",
  },
  invited: {
    subject: message<Named>("Do you want to receive the newsletter of {organisation}?"),
    intro: message<Named & { source: string; day: string }>(
      "You agreed to receive the newsletter of {organisation} ({source}, {day}). To receive it, open this page and press the button:",
    ),
  },
  again: {
    subject: message<Named>("You already receive the newsletter of {organisation}"),
    intro: message<Named>(
      "Someone, probably you, asked for the newsletter of {organisation} at this address. You receive it already, and nothing has changed. Here you can change your choices or leave:",
    ),
  },
  secret: "Keep this link to yourself: anyone who has it can change your subscription.",
  original: message<{ language: string }>(
    "There is no translation yet. This is the original, in {language}.",
  ),
  readOnSite: "Read on our site",
  beginning: "This is the beginning. The rest is on our site:",
  digest: {
    each: message<Named>("New from {organisation}"),
    weekly: message<Named>("This week at {organisation}"),
    monthly: message<Named>("This month at {organisation}"),
    more: message<{ count: number }>(
      "{count, plural, one {# more is on our site:} other {# more are on our site:}}",
    ),
  },
  topics: { news: "News", events: "Events", resources: "Resources", projects: "Projects" },
  why: message<Named>("You receive this mail because you subscribed to the newsletter of {organisation}."),
  change: "Change or pause",
  leave: "Unsubscribe",
};
