import type { Translation } from "../translation.ts";

export const enquiry: Translation["enquiry"] = {
  labels: { name: "Jina", email: "Barua pepe", subject: "Mada", message: "Ujumbe" },
  honeypot: "Acha sehemu hii tupu",
  send: "Tuma ujumbe",
  sending: "Inatuma...",
  draft: { kept: "Imehifadhiwa kwenye kifaa hiki tu, kwa siku moja.", clear: "Futa nilichoandika" },
  thanks: "Asante kwa ujumbe wako! Tutakujibu hivi karibuni.",
  answerTo: "Tutajibu kwa {email}.",
  correct: "Sahihisha anwani hii",
  reference: "Namba yako ya kumbukumbu:",
  kept: "Tazama, sahihisha au futa ujumbe wako",
  failure: {
    home: "Kuna hitilafu imetokea. Tafadhali jaribu tena.",
    contact: "Samahani, hitilafu imetokea wakati wa kutuma ujumbe wako. Tafadhali jaribu tena.",
  },
  tooMany:
    "Tumepokea ujumbe mwingi mno kwa muda mfupi. Tafadhali jaribu tena baada ya {minutes, plural, one {dakika moja} other {dakika #}}.",
  byMail: "Unaweza pia kuutuma kwa barua pepe; ulichoandika kinabaki hapa. Andika kwa",
  typo: {
    notSent: "Ujumbe wako bado haujatumwa.",
    question: "Je, ulimaanisha {likely}?",
    take: "Ndiyo, tumia {likely} na utume",
    keep: "Hapana, {email} ni sahihi",
  },
  problems: {
    heading: "Ujumbe wako bado haujatumwa. Tafadhali angalia:",
    missing: {
      name: "Andika jina lako.",
      email: "Andika anwani yako ya barua pepe.",
      subject: "Andika mada.",
      message: "Andika ujumbe wako.",
    },
    malformed: {
      space: "Ondoa nafasi kwenye anwani ya barua pepe.",
      "two ats": "Andika anwani moja ya barua pepe, yenye alama moja tu ya @.",
      "dot at the end": "Ondoa nukta iliyo mwishoni mwa anwani ya barua pepe.",
      "dot too many": "Kuna nukta ya ziada baada ya @ katika anwani ya barua pepe.",
      "no dot":
        "Anwani ya barua pepe haijakamilika: baada ya @ huja jina lenye nukta, kwa mfano example.org.",
      other: "Andika anwani ya barua pepe kama name@example.org.",
    },
    long: "{label}: maandishi ni marefu mno. Punguza {by, plural, one {herufi moja} other {herufi #}}.",
  },
  retention: {
    heading: "Ujumbe wako hufanyiwa nini",
    text: "Tunahifadhi jina lako, anwani ya barua pepe, mada, ujumbe na majibu yetu kwa {months, plural, one {mwezi mmoja} other {miezi #}} baada ya ujumbe wa mwisho, wako au wetu; kisha vyote hufutwa. Wanaoweza kuvisoma ni wafanyakazi wanaojibu ujumbe tu na, inapobidi, wale wanaoendesha seva. Ukishatuma, unapata kiungo cha kuviona, kuvisahihisha au kuvifuta. Ili kuzuia mafuriko ya ujumbe usiotakiwa, tunahifadhi pia kwa siku moja anwani yako ya mtandao na ulichoandika, katika umbo lililovurugwa lisilosomeka.",
    policy: "Sera ya faragha",
  },
};
