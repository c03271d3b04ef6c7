import { message } from "../message.ts";

/** The labels of the Contact page. */
export const contact = {
  details: {
    place: "Place",
    phone: "Phone",
    email: "E-mail",
    press: "For the press",
    social: "Follow us",
    reply: "Reply",
    /** Figures counted from real messages. */
    kept: message<{ all: boolean; inTime: number; messages: number; days: number }>(
      "In the last {days} days {all, select, true {all {messages, number}} other {{inTime, number} of {messages, number}}} messages were answered within 24 hours.",
    ),
    median: message<{ time: string }>("Half of all messages had an answer within {time} (the median)."),
    opensInNewTab: message<{ name: string }>("{name} (opens in a new tab)"),
  },
};
