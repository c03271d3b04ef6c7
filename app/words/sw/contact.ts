import type { Translation } from "../translation.ts";

export const contact: Translation["contact"] = {
  details: {
    place: "Mahali",
    phone: "Simu",
    email: "Barua pepe",
    press: "Kwa wanahabari",
    social: "Tufuatilie",
    reply: "Majibu",
    kept: "Katika siku {days} zilizopita, {all, select, true {ujumbe wote {messages, number}} other {ujumbe {inTime, number} kati ya {messages, number}}} ulijibiwa ndani ya saa 24.",
    median: "Nusu ya ujumbe wote ulipata jibu ndani ya {time} (thamani ya kati, yaani median).",
    opensInNewTab: "{name} (inafunguka kwenye kichupo kipya)",
  },
};
