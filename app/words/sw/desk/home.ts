import type { DeskTranslation } from "../../translation.ts";

export const home: DeskTranslation["home"] = {
  found: "Matokeo ya utafutaji",
  back: "Rudi kwenye Leo",
  allDone: "Kazi yote imekamilika.",
  writeNews: "Andika habari",
  messages: "Ujumbe wa kujibu",
  allMessages: "{count, plural, one {Ujumbe # wa kujibu} other {Ujumbe wote # wa kujibu}}",
  failedChecks: "Ukaguzi ulioshindikana",
  scheduled: "Yaliyopangwa",
  changes: "Mabadiliko ambayo hayajachapishwa",
  drafts: "Rasimu",
  allDrafts: "Rasimu zote",
  mailbox: {
    trouble:
      "Hakuna barua pepe iliyoingia tangu {since}. {problem} Dawati linaendelea kujaribu. Hali hii ikiendelea, mwambie anayeendesha tovuti.",
    neverRead: "Sanduku la barua pepe halijawahi kusomwa.",
  },
  backup: {
    heading: "Nakala rudufu",
    last: "Nakala rudufu ya mwisho: {moment}, {size}.",
    none: "Hakuna nakala rudufu bado.",
    sinceThen:
      "Kila kilichoandikwa tangu wakati huo kipo kwenye mashine moja tu: mwombe anayeendesha tovuti akague nakala rudufu.",
    noneEver:
      "Kila kilichoandikwa hapa kipo kwenye mashine moja tu: mwombe anayeendesha tovuti akague nakala rudufu.",
    failed: "Jaribio la mwisho limeshindikana:",
    incomplete: "Inahitaji kuangaliwa:",
    copied: "Nakala iliyosimbwa inahifadhiwa mahali pengine.",
    tried: "Mara ya mwisho kurejeshwa kwa majaribio: {moment}.",
    notTried: "Jaribio linapaswa kufanyika kila wiki: mwombe anayeendesha tovuti akague nakala rudufu.",
  },
};
