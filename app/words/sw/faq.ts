import type { Translation } from "../translation.ts";

export const faq: Translation["faq"] = {
  categoryNames: {
    general: "Maswali ya jumla",
    membership: "Uanachama",
    events: "Matukio na programu",
    resources: "Nyenzo na mafunzo",
    technical: "Msaada wa kiufundi",
  },
  title: "Maswali yanayoulizwa mara kwa mara",
  description:
    "Majibu ya maswali ya kawaida kuhusu Secure AI Africa: sisi ni nani, kushiriki, matukio, nyenzo na msaada wa tovuti hii.",
  lead: "Majibu mafupi ya maswali ya kawaida. Chagua mada, au tafuta katika maswali yote.",
  search: { label: "Tafuta katika maswali", placeholder: "Tafuta swali...", submit: "Tafuta" },
  categories: "Mada",
  found: "{count, plural, one {Swali moja linalingana} other {Maswali # yanalingana}} na “{term}”",
  results: "Matokeo ya utafutaji",
  none: "Hakuna swali linalolingana. Tafadhali jaribu neno lingine au mada nyingine.",
  tags: "Lebo",
  permalink: "Kiungo cha swali hili",
  prompt: "Bado una maswali? Tuko hapa kukusaidia!",
  contact: "Wasiliana nasi",
};
