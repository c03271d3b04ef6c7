import type { Translation } from "../translation.ts";

export const ownRegistration: Translation["ownRegistration"] = {
  title: "Usajili wako",
  description: "Usajili kwa tukio la {organisation}.",
  secret: "Yeyote aliye na anwani ya ukurasa huu anaweza kubadilisha usajili wako, kwa hiyo usimpe mtu.",

  states: {
    confirmed: "{seats, plural, one {Una nafasi} other {Una nafasi #}}",
    waiting: "Uko kwenye orodha ya kusubiri",
    offered: "{seats, plural, one {Umetengewa nafasi} other {Umetengewa nafasi #}}",
    declined: "Ulikataa nafasi",
    lapsed: "Hukukubali nafasi kwa wakati",
    cancelled: "Ulighairi usajili wako",
    cancelledByStaff: "Tulighairi usajili wako",
    eventCancelled: "Tukio limeghairiwa",
    over: "Tukio limekwisha",
  },
  ahead:
    "{count, plural, =0 {Wewe ndiye unayefuata kwenye orodha.} one {Mtu mmoja kwenye orodha yuko mbele yako.} other {Watu # kwenye orodha wako mbele yako.}} Nafasi ikipatikana, tutakuandikia.",
  passedOn: "Nafasi hiyo alipewa mtu anayefuata. Unaweza kujisajili tena.",
  again: "Jisajili tena",
  offer: {
    deadline: "Kubali au kataa kabla ya {moment}. Baada ya hapo, tunampa nafasi mtu anayefuata.",
    accept: "Kubali nafasi",
    decline: "Kataa nafasi",
  },

  facts: {
    heading: "Data yako",
    event: "Tukio",
    starts: "Linaanza",
    ends: "Linaisha",
    place: "Mahali",
    online: "Mtandaoni",
    seats: "Nafasi",
    name: "Jina",
    email: "Barua pepe",
    registered: "Ulijisajili",
    deleted: "Itafutwa baada ya",
  },
  eventPage: "Kuhusu tukio hili",
  calendar: "Ongeza kwenye kalenda yangu",

  code: {
    heading: "Msimbo wako mlangoni",
    text: "Onyesha au taja msimbo huu unapofika.",
    picture: "Msimbo wa QR: {code}",
  },
  certificate: {
    heading: "Cheti cha kuhudhuria",
    text: "Asante kwa kuja. Cheti kina msimbo ambao mtu yeyote anaweza kuutumia kukihakiki kwenye tovuti hii.",
    download: "Pakua cheti (PDF)",
  },

  change: {
    heading: "Badilisha usajili wako",
    email: "Ili kutumia anwani nyingine ya barua pepe, ghairi kisha ujisajili tena, au tuandikie.",
    save: "Hifadhi mabadiliko",
  },
  reminders: {
    heading: "Vikumbusho kwa barua pepe",
    twoDays: "Siku mbili kabla ya tukio",
    twoHours: "Saa mbili kabla ya tukio",
    save: "Hifadhi vikumbusho",
  },
  cancel: {
    heading: "Ghairi usajili wako",
    text: "Nafasi yako, au mahali pako kwenye orodha ya kusubiri, inaenda kwa mtu mwingine mara moja. Huwezi kutengua hili.",
    open: "Siwezi kuja",
    button: "Ghairi usajili wangu",
  },
  erase: {
    heading: "Futa data yako",
    text: "Usajili wako unaghairiwa, na kila kitu tunachohifadhi kukuhusu kwa tukio hili kinafutwa mara moja kwenye hifadhidata yetu. Huwezi kutengua hili, na hutaweza tena kupata cheti.",
    open: "Futa data yangu",
    button: "Futa kabisa",
  },

  done: {
    accepted: "Nafasi ni yako. Tumekutumia uthibitisho kwa barua pepe.",
    declined: "Umekataa nafasi. Atapewa mtu anayefuata.",
    cancelled: "Usajili wako umeghairiwa.",
    changed: "Mabadiliko yako yamehifadhiwa.",
    reminders: "Chaguo lako la vikumbusho limehifadhiwa.",
  },
  problems: {
    heading: "Hakuna kilichobadilishwa bado. Tafadhali angalia:",
    lapsed: "Ofa hii imekwisha. Nafasi hiyo alipewa mtu anayefuata.",
    over: "Usajili huu hauwezi kubadilishwa tena: ulighairiwa, au tukio limekwisha au limeghairiwa.",
    notEnough:
      "{left, plural, =0 {Hakuna kilichobadilishwa: hakuna nafasi nyingine iliyo wazi.} one {Hakuna kilichobadilishwa: kuna nafasi nyingine moja tu iliyo wazi.} other {Hakuna kilichobadilishwa: kuna nafasi nyingine # tu zilizo wazi.}}",
    failed: "Samahani, haikuweza kuhifadhiwa. Tafadhali jaribu tena.",
  },

  erased: {
    title: "Data yako imefutwa",
    lead: "Hakuna kitu kuhusu usajili wako kilichobaki kwenye hifadhidata yetu. Nakala zilizo kwenye hifadhi zetu za akiba hufutwa muda wake ukiisha, na hazitumiki kabla ya hapo.",
  },
  missing: {
    title: "Hakuna usajili hapa",
    lead: "Huenda usajili ulifutwa, muda wake umekwisha, au kiungo kina kosa. Barua pepe ya karibuni zaidi kuhusu tukio ina kiungo sahihi.",
  },
  tooMany: {
    title: "Majaribio mengi mno",
    lead: "Viungo vingi mno visivyo sahihi vimefunguliwa kutoka kwenye mtandao wako. Tafadhali jaribu tena baada ya dakika kumi.",
  },
};
