import type { Translation } from "../translation.ts";

export const newsletterMail: Translation["newsletterMail"] = {
  consent:
    "Nataka kupokea jarida la {organisation} kwa barua pepe. Ninaweza kujiondoa wakati wowote kwa kubonyeza mara moja.",
  confirm: {
    subject: "Tafadhali thibitisha: jarida la {organisation}",
    intro:
      "Mtu fulani, pengine wewe, ameomba jarida la {organisation} litumwe kwenye anwani hii. Ili kulipokea, fungua ukurasa huu na ubonyeze kitufe:",
    otherwise:
      "Kama si wewe, huhitaji kufanya chochote: hutapokea jarida lolote, na anwani itafutwa baada ya siku 7.",
  },
  invited: {
    subject: "Je, ungependa kupokea jarida la {organisation}?",
    intro:
      "Ulikubali kupokea jarida la {organisation} ({source}, {day}). Ili kulipokea, fungua ukurasa huu na ubonyeze kitufe:",
  },
  again: {
    subject: "Tayari unapokea jarida la {organisation}",
    intro:
      "Mtu fulani, pengine wewe, ameomba jarida la {organisation} litumwe kwenye anwani hii. Tayari unalipokea, na hakuna kilichobadilika. Hapa unaweza kubadilisha machaguo yako au kujiondoa:",
  },
  secret: "Usimpe mtu mwingine kiungo hiki: yeyote aliye nacho anaweza kubadilisha usajili wako.",
  original: "Bado hakuna tafsiri. Haya ni maandishi asilia, kwa {language}.",
  readOnSite: "Soma kwenye tovuti yetu",
  beginning: "Huu ni mwanzo. Mengine yako kwenye tovuti yetu:",
  digest: {
    each: "Mapya kutoka {organisation}",
    weekly: "Wiki hii katika {organisation}",
    monthly: "Mwezi huu katika {organisation}",
    more: "{count, plural, one {# zaidi iko kwenye tovuti yetu:} other {# zaidi ziko kwenye tovuti yetu:}}",
  },
  topics: { news: "Habari", events: "Matukio", resources: "Nyenzo", projects: "Miradi" },
  why: "Unapokea barua pepe hii kwa sababu umejisajili kupokea jarida la {organisation}.",
  change: "Badilisha au sitisha kwa muda",
  leave: "Jiondoe",
};
