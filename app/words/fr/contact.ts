import type { Translation } from "../translation.ts";

export const contact: Translation["contact"] = {
  title: "Contact Us",
  description: "Write to Secure AI Africa in Addis Ababa: we answer every message within 24 hours.",
  lead: "Questions about securing AI, a project to share, a partnership to propose: write to us. We reply within 24 hours.",
  form: "Send us a message",
  details: {
    heading: "Where to find us",
    place: "Place",
    address: "Addis Ababa, Ethiopia",
    phone: "Phone",
    email: "Email",
    press: "For the press",
    social: "Follow us",
    reply: "Reply",
    replyWithin: "Within 24 hours",
    kept: "In the last {days} days {all, select, true {all {messages, number}} other {{inTime, number} of {messages, number}}} messages were answered within 24 hours.",
    median: "Half of all messages had an answer within {time} (the median).",
    opensInNewTab: "{name} (opens in a new tab)",
  },
};
