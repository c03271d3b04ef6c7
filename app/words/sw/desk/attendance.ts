import type { DeskTranslation } from "../../translation.ts";

export const attendance: DeskTranslation["attendance"] = {
  title: "Mahudhurio",
  field: "Msimbo au jina",
  fieldHint: "Andika au skani msimbo wa mtu kisha ubonyeze Enter, au tafuta jina.",
  tick: "Weka alama",
  said: {
    came: "{name} amefika.",
    notHere: "{name} hayupo.",
    unknown: "Hakuna mtu kwenye orodha hii mwenye msimbo huu.",
  },
  counted: "{came, number} kati ya {all, number} wamefika.",
  saved: "Kila kitu kimehifadhiwa.",
  sending: "{count, plural, one {Inatuma alama #…} other {Inatuma alama #…}}",
  offline:
    "Hakuna mtandao – {count, plural, one {alama # imehifadhiwa kwenye kifaa hiki na itatumwa} other {alama # zimehifadhiwa kwenye kifaa hiki na zitatumwa}} baadaye.",
  offlineNone: "Hakuna mtandao – unaweza kuendelea kuweka alama.",
  signedOut: "Umetolewa nje. Alama zimehifadhiwa kwenye kifaa hiki.",
  signIn: "Ingia",
  noMatches: "Hakuna aliyepatikana.",
  more: "{count, plural, one {Kuna mtu # zaidi: tafuta jina lake.} other {Kuna watu # zaidi: tafuta jina.}}",
  tooMany: "Orodha hii ina watu {most, number} tu. Wengine wako kwenye orodha ya usajili.",
};
