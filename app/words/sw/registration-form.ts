import type { Translation } from "../translation.ts";

export const registrationForm: Translation["registrationForm"] = {
  kicker: "Usajili",
  title: "Jisajili: {event}",
  description: "Jisajili kwa “{event}”, tukio la {organisation}.",
  back: "Kuhusu tukio hili",

  seats: "Idadi ya nafasi",
  seatsHint: "Pamoja na yako. Zisizidi {most}.",
  emailHint: "Tunatuma barua pepe kwa anwani hii, yenye kiungo cha kubadilisha au kughairi usajili wako.",
  question: "Swali kwetu",
  questionHint: "Wafanyakazi wetu hujibu kwa barua pepe ndani ya saa 24.",
  optional: "(si lazima)",
  why: "Kwa nini tunauliza:",
  questionSubject: "Swali kuhusu {event}",
  sensitive: "Ni wafanyakazi wanaohusika na tukio hili pekee wanaoweza kusoma jibu hili.",
  severalHint: "Unaweza kuchagua zaidi ya moja.",
  choose: "Tafadhali chagua",

  retention: {
    heading: "Kinachofanyika kwa data yako",
    text: "Tunahifadhi jina lako, anwani yako ya barua pepe na majibu yako hadi {days, plural, one {siku moja} other {siku #}} baada ya tukio; kisha hufutwa. Ni wafanyakazi wetu pekee wanaoweza kuvisoma. Kwa kiungo kilicho kwenye barua pepe unaweza kuviona, kuvibadilisha au kuvifuta mapema zaidi. Ili kuzuia mafuriko ya usajili, kwa siku moja tunahifadhi pia anwani yako ya mtandao na ya barua pepe kwa umbo lisilosomeka.",
  },

  sent: {
    title: "Asante!",
    mail: "Tumekutumia barua pepe. Inakueleza kama una nafasi, na ina kiungo cha kuona, kubadilisha au kughairi usajili wako.",
    missing:
      "Isipofika ndani ya dakika kumi, angalia kwenye folda ya barua taka. Kama haipo huko pia, huenda anwani ya barua pepe iliandikwa vibaya: tafadhali jisajili tena.",
    question: "Tumepokea pia swali lako, na tutajibu ndani ya saa 24.",
    questionLater: "Tumepokea pia swali lako. Tutajibu kufikia {day}.",
  },

  problems: {
    heading: "Bado hujasajiliwa. Tafadhali angalia:",
    missing: "Tafadhali jibu: {label}",
    consent: "Tafadhali weka alama: {label}",
    unknownChoice: "Chagua mojawapo ya majibu: {label}",
    seats: "Chagua idadi ya nafasi kuanzia 1 hadi {most}.",
  },
  notYet: "Bado hujasajiliwa.",
  notEnough:
    "{left, plural, =0 {Hujasajiliwa: hakuna nafasi iliyobaki kwa watu wengi hivyo.} one {Bado hujasajiliwa: imebaki nafasi moja tu. Tafadhali chagua nafasi chache zaidi.} other {Bado hujasajiliwa: zimebaki nafasi # tu. Tafadhali chagua nafasi chache zaidi.}}",
  tooMany:
    "Hujasajiliwa: usajili mwingi mno umefika leo kutoka kwenye mtandao wako au kwa anwani hii ya barua pepe. Tafadhali jaribu tena kesho, au tuandikie.",
  failed: "Samahani, usajili wako haukuweza kuhifadhiwa. Tafadhali jaribu tena.",
  questionFailed:
    "Usajili wako umefika, lakini swali lako halikuweza kuhifadhiwa. Tafadhali tuma fomu tena baada ya dakika chache: hutasajiliwa mara mbili.",
  hiddenField:
    "Bado hujasajiliwa: sehemu ambayo watu hawaioni imejazwa, labda na programu. Tafadhali tuma fomu tena.",
  noConnection:
    "Hakuna muunganisho. Majibu yako yanabaki kwenye fomu: itume tena baadaye. Ukiweka alama kwenye “Hiki ni kifaa changu mwenyewe”, itasubiri hapa na itatumwa yenyewe.",
};
