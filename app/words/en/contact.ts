import { message } from "../message.ts";

/** The Contact page. */
export const contact = {
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
    /** Only figures that were counted. */
    kept: message<{ all: boolean; inTime: number; messages: number; days: number }>(
      "In the last {days} days {all, select, true {all {messages, number}} other {{inTime, number} of {messages, number}}} messages were answered within 24 hours.",
    ),
    median: message<{ time: string }>("Half of all messages had an answer within {time} (the median)."),
    opensInNewTab: message<{ name: string }>("{name} (opens in a new tab)"),
  },
};
