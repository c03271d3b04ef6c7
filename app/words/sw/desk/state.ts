import type { DeskTranslation } from "../../translation.ts";

export const state: DeskTranslation["state"] = {
  title: "Hali ya tovuti",
  lead: "Jinsi tovuti inavyofanya kazi sasa, na la kufanya kukiwa na tatizo.",
  allFine: "Kila kitu kinafanya kazi.",
  wrong:
    "{count, plural, one {Jambo # kuhusu uendeshaji wa tovuti linahitaji kushughulikiwa.} other {Mambo # kuhusu uendeshaji wa tovuti yanahitaji kushughulikiwa.}}",
  toPage: "Angalia la kufanya",
  marks: { fine: "Sawa:", wrong: "Inahitaji kushughulikiwa:", off: "Haijawekwa:" },
  headings: {
    release: "Tovuti",
    upgrade: "Usasishaji",
    database: "Hifadhidata",
    mailOut: "Barua pepe zinazotoka",
    mailIn: "Barua pepe zinazoingia",
    encoding: "Picha",
    backup: "Nakala rudufu",
    disk: "Diski",
    memory: "Kumbukumbu ya kompyuta",
    errors: "Hitilafu",
    securityTxt: "security.txt",
    alerts: "Tahadhari",
  },
  release: "Toleo {release}, toleo la hifadhidata {schema}. Mchakato huu unafanya kazi tangu {moment}.",
  database: {
    fine: "{engine} inajibu na kuhifadhi mabadiliko.",
    wrong: "Hakuna kinachoweza kuhifadhiwa. Mwombe anayeendesha tovuti akague diski na seva ya hifadhidata.",
  },
  mailOut: {
    off: "Barua pepe hazijawekwa: ujumbe unahifadhiwa, lakini hakuna anayearifiwa. Anayeendesha tovuti anaweza kuweka SMTP_URL.",
    none: "Hakuna barua pepe inayosubiri.",
    waiting: "{count, plural, one {Barua pepe # inasubiri.} other {Barua pepe # zinasubiri.}}",
    oldest: "Ya zamani zaidi ni ya {moment}.",
    givenUp:
      "{count, plural, one {Barua pepe # iliachwa katika siku iliyopita.} other {Barua pepe # ziliachwa katika siku iliyopita.}}",
    advice:
      "Tovuti inaendelea kujaribu kwa siku tatu. Mwombe anayeendesha tovuti akague seva ya barua pepe; kumbukumbu za seva zinaeleza kwa nini inakataa barua.",
  },
  mailIn: {
    off: "Hakuna sanduku la barua pepe lililowekwa: majibu ambayo wageni wanatuma kwa barua pepe hayaonekani hapa.",
    fine: "Lilisomwa mwisho: {moment}.",
    never: "Bado halijasomwa.",
    wrong: "Halisomeki tangu {moment}.",
    advice:
      "Tovuti inaendelea kujaribu. Mwombe anayeendesha tovuti akague sanduku la barua pepe na nenosiri lake.",
  },
  encoding: {
    none: "Hakuna picha inayosubiri.",
    waiting: "{count, plural, one {Picha # inaandaliwa.} other {Picha # zinaandaliwa.}}",
    failed:
      "{count, plural, one {Picha # ya siku iliyopita haikuweza kuandaliwa.} other {Picha # za siku iliyopita hazikuweza kuandaliwa.}}",
    advice:
      "Picha zinasubiri kwa zaidi ya dakika 15. Mwombe anayeendesha tovuti aangalie kumbukumbu za seva.",
  },
  backup: {
    none: "Hakuna nakala rudufu bado.",
    advice:
      "Nakala rudufu inapaswa kufanywa kila siku. Mwombe anayeendesha tovuti akague huduma ya nakala rudufu; ukurasa wa kwanza wa dawati unaeleza kilichoshindikana.",
  },
  disk: {
    free: "Nafasi iliyo wazi: {free} kati ya {total}.",
    unknown: "Nafasi iliyo wazi haikuweza kusomwa.",
    advice:
      "Nafasi iliyo wazi ni chini ya 10%. Mwombe anayeendesha tovuti aongeze nafasi: nakala rudufu za zamani na kumbukumbu za seva ndizo huwa kubwa zaidi. Diski ikijaa, hakuna kinachoweza kuhifadhiwa.",
  },
  memory: "Mchakato huu unatumia {size}.",
  errors: {
    none: "Hakuna ombi lililoshindikana katika saa iliyopita.",
    some: "Maombi {errors, number} kati ya {requests, number} yalishindikana katika saa iliyopita.",
    advice:
      "Zaidi ya 1% yanashindikana. Mwombe anayeendesha tovuti aangalie kumbukumbu za seva; kila ukurasa wa hitilafu unaonyesha nambari iliyomo humo.",
  },
  securityTxt: {
    valid: "Inatumika hadi {moment}.",
    advice: "Msimamizi anaweza kuithibitisha.",
  },
  alerts: {
    byMail: "Kukiwa na tatizo, barua pepe inatumwa kwa {address}.",
    toAdministrators: "Kukiwa na tatizo, wasimamizi wanapata barua pepe.",
    byWebhook: "Kukiwa na tatizo, webhook ya mwendeshaji inaitwa.",
    nobody:
      "Kukiwa na tatizo, hakuna anayearifiwa. Anayeendesha tovuti anaweza kuweka barua pepe au ALERT_WEBHOOK.",
    mailWaits:
      "Barua pepe zenyewe zikikwama, barua pepe inayoeleza hilo inasubiri pia. ALERT_WEBHOOK inaarifu bila barua pepe.",
  },
};
