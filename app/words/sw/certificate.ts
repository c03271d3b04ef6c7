import type { Translation } from "../translation.ts";

export const certificate: Translation["certificate"] = {
  title: "Cheti cha mahudhurio",
  certifies: "Hii ni kuthibitisha kwamba",
  attended: "alihudhuria",
  verify: "Ili kuhakiki cheti hiki, fungua anwani hii na uweke msimbo:",
  page: {
    title: "Hakiki cheti",
    lead: "Vyeti vya mahudhurio vya {organisation} vina msimbo. Uweke hapa ili kujua kama cheti ni halisi.",
    code: "Msimbo",
    hint: "Kama ulivyochapishwa kwenye cheti. Herufi kubwa, nafasi na vistari havijalishi.",
    check: "Hakiki",
    another: "Hakiki cheti kingine",
  },
  valid: {
    title: "Cheti hiki ni halisi",
    lead: "Kilitolewa na {organisation}. Linganisha maelezo haya na cheti.",
    name: "Jina",
    event: "Tukio",
    day: "Tarehe",
  },
  withdrawn: {
    title: "Cheti hiki kiliondolewa",
    lead: "Kilitolewa na {organisation}, kisha kikatangazwa kuwa batili.",
  },
  invalid: {
    title: "Msimbo huu si sahihi",
    lead: "Tafadhali ulinganishe na cheti, herufi kwa herufi. Ikiwa ni sawa, cheti hakikutoka kwetu.",
  },
  tooMany: {
    title: "Umejaribu mara nyingi mno",
    lead: "Tafadhali subiri dakika kumi, kisha ujaribu tena.",
  },
};
