import type { Translation } from "../translation.ts";

export const contact: Translation["contact"] = {
  title: "Wasiliana nasi",
  description: "Iandikie Secure AI Africa iliyoko Addis Ababa: tunajibu kila ujumbe ndani ya saa 24.",
  lead: "Maswali kuhusu usalama wa akili mnemba (AI), mradi wa kutushirikisha, au pendekezo la ushirikiano: tuandikie. Tunajibu ndani ya saa 24.",
  form: "Tutumie ujumbe",
  details: {
    heading: "Tunapatikana wapi",
    place: "Mahali",
    address: "Addis Ababa, Ethiopia",
    phone: "Simu",
    email: "Barua pepe",
    press: "Kwa wanahabari",
    social: "Tufuatilie",
    reply: "Majibu",
    replyWithin: "Ndani ya saa 24",
    kept: "Katika siku {days} zilizopita, {all, select, true {ujumbe wote {messages, number}} other {ujumbe {inTime, number} kati ya {messages, number}}} ulijibiwa ndani ya saa 24.",
    median: "Nusu ya ujumbe wote ulipata jibu ndani ya {time} (thamani ya kati, yaani median).",
    opensInNewTab: "{name} (inafunguka kwenye kichupo kipya)",
  },
};
