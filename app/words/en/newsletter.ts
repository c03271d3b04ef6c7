import { message } from "../message.ts";

/** Signing up for the newsletter, and the page where subscribers change or end their subscription. */
export const newsletter = {
  /** The button of the form, and the link to it. */
  signUp: "Sign up",
  heading: "Sign up for the newsletter",
  archive: "Past issues",
  labels: {
    email: "E-mail",
    language: "Language of the mails",
    topics: "Topics",
    frequency: "How often",
  },
  frequencies: {
    each: "Each time something is published",
    weekly: "Once a week",
    monthly: "Once a month",
  },
  policy: "Privacy Policy",

  sent: {
    heading: "Check your mail",
    text: "We have written to the address that you gave. Open the mail and press the button there: only then are you signed up. If nothing has come after an hour, look in the spam folder. We write at most once a day, so if a mail came earlier today, use that one.",
  },
  problems: {
    heading: "You are not signed up yet. Please check:",
    topics: "Choose at least one topic.",
    tooMany: "Too many sign-ups came from your network. Please try again tomorrow.",
    failed: "Something went wrong on our side, and you are not signed up yet. Please try again.",
  },
  typo: {
    notYet: "You are not signed up yet.",
    take: message<{ likely: string }>("Yes, sign up {likely}"),
  },

  /** Channels of the organisation on WhatsApp and Telegram. */
  channels: {
    heading: "Prefer a messenger?",
    text: "We post the same news in a channel:",
  },

  own: {
    title: "Your subscription",
    description: message<{ organisation: string }>("A subscription to the newsletter of {organisation}."),
    lead: message<{ email: string }>(
      "The newsletter goes to {email}. Anyone who has the address of this page can change and end the subscription, so keep it to yourself.",
    ),
    confirm: {
      title: "One more press",
      lead: message<{ email: string }>("Should we send the newsletter to {email}?"),
      button: "Yes, sign me up",
      not: "If you did not ask for this, do nothing: after 7 days we delete the address.",
    },
    change: {
      heading: "Change what you get",
      save: "Save",
    },
    pause: {
      heading: "Take a break",
      text: "No mail for a month. After that it comes again by itself.",
      button: "Pause for a month",
      until: message<{ date: string }>("Paused until {date}."),
      resume: "Send mail again now",
    },
    leave: {
      heading: "Leave",
      text: "You get no further mail. We delete your address, and keep only a scrambled form of it for three years, as proof that you had agreed and that you left.",
      button: "Leave the newsletter",
    },
    kept: {
      heading: "What we keep",
      email: "E-mail",
      state: "State",
      states: {
        unconfirmed: "Not confirmed yet",
        active: "Signed up",
        paused: "Paused",
      },
      asked: "Signed up on",
      confirmed: "Confirmed on",
      /** Of a list that staff imported. */
      source: "Where you agreed",
      wording: "What you agreed to",
      erase: {
        text: "Everything above is erased immediately. Only a scrambled form of your address stays on a list of people we never write to again.",
        button: "Erase everything",
      },
    },
    done: {
      confirmed: "You are signed up. Welcome!",
      saved: "Saved.",
      paused: "Paused for a month.",
      resumed: "The newsletter comes again.",
    },
    ended: {
      title: "You have left the newsletter",
      lead: "You will get no further mail. A mail that is already on its way may still arrive.",
      again: "Sign up again",
    },
    erased: {
      title: "Your data is erased",
      lead: "Your address and your choices are gone from our database. Copies in our backups are deleted when their time is over.",
    },
    missing: {
      title: "Nothing is kept here",
      lead: "There is no subscription at this address. It may have ended, a week may have passed without a confirmation, or there is a mistake in the link.",
    },
    tooMany: {
      title: "Too many attempts",
      lead: "Too many wrong links were opened from your network. Please try again in ten minutes.",
    },
  },
};
