import type { Translation } from "../translation.ts";

export const getInvolved: Translation["getInvolved"] = {
  title: "Get Involved",
  kicker: "Take part",
  description: "Four ways to take part: work with us, volunteer, give, or become a partner.",
  lead: "AI becomes secure when people decide to look after it. Here are four ways to be one of them.",
  pillars: {
    heading: "Four ways to take part",
    careers: {
      title: "Careers",
      text: "Make research, teaching or building your job. See what we look for and whether a position is open.",
      link: "See careers",
    },
    volunteer: {
      title: "Volunteer",
      text: "Translate a guide, review one, teach a workshop, test this site. Even an hour helps.",
      link: "See how to volunteer",
    },
    donate: {
      title: "Donate",
      text: "Support our work with money, a room, equipment or skilled time.",
      link: "See how to give",
    },
    partner: {
      title: "Partner",
      text: "Bring your organisation: a university, a company, a ministry, an association. Tell us what you would like to do together.",
      link: "Write to us about partnering",
    },
  },
  follow: {
    heading: "Follow the work",
    text: "We also share news and calls for help on LinkedIn.",
    action: "Follow us on LinkedIn",
    newTab: "(opens in a new tab)",
  },
  ready: {
    heading: "Ready to Take Action?",
    text: "Tell us what you can do and how much time you have. If you are not sure yet, ask.",
    action: "Contact Us",
  },
};
