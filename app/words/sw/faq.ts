import type { Translation } from "../translation.ts";

export const faq: Translation["faq"] = {
  categoryNames: {
    general: "Maswali ya jumla",
    membership: "Uanachama",
    events: "Matukio na shughuli",
    resources: "Nyenzo na mafunzo",
    technical: "Msaada wa kiufundi",
  },
  search: { label: "Tafuta katika maswali", placeholder: "Tafuta swali...", submit: "Tafuta" },
  categories: "Mada",
  found: "{count, plural, one {Swali moja linalingana} other {Maswali # yanalingana}} na “{term}”",
  results: "Matokeo ya utafutaji",
  none: "Hakuna swali linalolingana. Tafadhali jaribu neno lingine au mada nyingine.",
  tags: "Lebo",
  permalink: "Kiungo cha swali hili",
};
