import type { DeskTranslation } from "../../translation.ts";

export const checks: DeskTranslation["checks"] = {
  linkWithSpace: "Kiungo {address} kina nafasi ndani yake, kwa hiyo hakifanyi kazi.",
  linkRefused: "Kiungo {address} hakiwezi kufuatwa: lazima kianze na https:// au mkwaju.",
  linkNowhere: "Kiungo {address} hakiendi popote: lazima kianze na https:// au mkwaju.",
  linkEmpty: "Kiungo kisicho na anwani hakiendi popote.",
  linkDead: "Kiungo {address} kinaenda kwenye ukurasa usiojibu.",
  otherLanguage: "Maandishi haya yanaonekana kuwa ya {detected}, lakini yamewekwa kama {marked}.",
  copied: "Haya ni maandishi ya asili ya {original} neno kwa neno, lakini yamewekwa kama {marked}.",
  tooComplex:
    "Maandishi haya ni marefu au changamano mno kwa hakikisho, na hayawezi kuchapishwa hivi: punguza viungo, orodha, visanduku vya jedwali au alama nyingine.",
  longTitle: "Kichwa hiki kina herufi {length, number}: kadi zina nafasi ya {most, number} tu.",
  picture: {
    missing: "Picha {address} haipo.",
    isFile: "{name} ni faili na haiwezi kuonyeshwa kama picha.",
    encoding: "Picha {name} inaandaliwa: wageni wataiona baada ya muda mfupi.",
    failed: "Picha {name} haiwezi kuonyeshwa: {problem}",
    noAlt: "Picha {name} haina maelezo ya picha bado: ieleze, au weka kuwa ni pambo.",
    heavy:
      "Picha {name} ni nzito: KB {kilobytes, number} kwenye simu. Picha yenye vitu vichache ni nyepesi zaidi.",
    heavyFile: "Picha {address} ni nzito: KB {kilobytes, number}. Ipunguze iwe chini ya KB {most, number}.",
    notShown: "Picha {address} haionyeshwi: {problem}",
  },
  text: {
    pictureWithoutAlt: "Picha {address} haina maelezo ya picha: sema inaonyesha nini.",
    withoutCaptions:
      "{medium, select, video {Video} other {Sauti}} {address} haina manukuu: watu wasioweza kusikia wanakosa kila kitu. Pakia manukuu (WebVTT) na uweke kiungo chake kwenye mstari unaofuata.",
    skippedHeading: "Kichwa “{beginning}” kinaruka ngazi: kinahitaji {marks} mbele yake.",
    linkNowhere: "Kiungo {address} hakiendi popote: lazima kianze na https:// au mkwaju.",
    linkWithoutHttps: "Kiungo {address} kinapaswa kuanza na https://",
    linkToNoSite: "Kiungo {address} si anwani ya tovuti.",
    oddLink: "Kuna kiungo ambacho hakikuandikwa sawasawa, kwa hiyo kinaonyeshwa kama kilivyoandikwa.",
    footnoteWithoutText: "Tanbihi {mark} haina maandishi: yaandike chini, kwenye mstari unaoanza na {mark}:",
    footnoteWithoutMark: "Tanbihi {mark} haionyeshwi: hakuna kinachoirejelea kwenye maandishi.",
    openBlock:
      "Kuna kipande ambacho hakijakamilika, kwa hiyo kinaonyeshwa kama kilivyoandikwa. Kianze na “::: details” na kichwa, na ukimalize na “:::”.",
    longSentence: "“{beginning}” ina maneno {count, number}: sentensi fupi husomeka kwa urahisi zaidi.",
  },
};
