import type { Translation } from "../translation.ts";

export const myData: Translation["myData"] = {
  title: "Ujumbe wako kwetu",
  description: "Kile ambacho {organisation} huhifadhi kuhusu ujumbe.",
  lead: "Haya ndiyo yote tunayohifadhi kuhusu ujumbe wako. Yeyote mwenye anwani ya ukurasa huu anaweza kuyaona na kuyafuta, kwa hiyo usimpe mtu mwingine.",
  facts: {
    heading: "Tunachohifadhi",
    reference: "Namba ya kumbukumbu",
    received: "Ulipokewa",
    state: "Hali",
    states: {
      waiting: "Unasubiri jibu letu",
      answered: "Umejibiwa",
      closed: "Umefungwa. Ukiandika tena, utafunguliwa tena",
    },
    deleted: "Utafutwa baada ya",
    deletedUnless: "{date}, isipokuwa wewe au sisi tuandike tena kabla ya hapo",
    name: "Jina",
    email: "Barua pepe",
    about: "Inahusu",
    inUtc: "{moment} UTC",
    notes:
      "Wafanyakazi wetu wameandikiana {count, plural, one {dokezo moja, ambalo halionyeshwi hapa na litafutwa} other {madokezo #, ambayo hayaonyeshwi hapa na yatafutwa}} pamoja na mengine yote.",
    networks:
      "Kwa siku moja baada ya ujumbe kufika, tunahifadhi pia anwani yako ya mtandao na ulichoandika, katika umbo lililovurugwa lisilosomeka.",
  },
  conversation: {
    heading: "Kilichoandikwa",
    you: "Uliandika",
    us: "Tulijibu",
    quoted: "Imenukuliwa kutoka barua pepe za awali",
    files: "Faili",
    notKept: "{name} (haikuhifadhiwa)",
  },
  email: {
    heading: "Sahihisha anwani yako ya barua pepe",
    label: "Barua pepe",
    now: "Tutajibu kwa {email}.",
    correct: "Sahihisha anwani",
    corrected: "Anwani imesahihishwa. Kuanzia sasa tutajibu kwa {email}.",
    notYet: "Anwani bado haijasahihishwa.",
    question: "Je, ulimaanisha {likely}?",
    take: "Ndiyo, tumia {likely}",
    keep: "Hapana, {email} ni sahihi",
    tooMany: "Anwani hii imebadilishwa mara nyingi mno. Tafadhali wasiliana nasi.",
  },
  registrations: {
    heading: "Usajili wako kwa matukio",
    text: "Kwa kiungo cha usajili unaweza kuuona, kuubadilisha na kuufuta. Ili kuwa na hakika kwamba anwani ya barua pepe ni yako, tunatuma viungo kwake.",
    send: "Nitumie viungo",
    sent: "Kama kuna usajili kwa {email}, viungo vyake viko njiani kwenda kwa anwani hiyo.",
    tooMany: "Viungo vingi mno vimeombwa leo. Tafadhali jaribu tena kesho.",
  },
  newsletter: {
    heading: "Jarida",
    text: "Ikiwa {email} inapokea jarida letu, tunatuma kwa anwani hiyo kiungo cha usajili. Hapo unauona, unaubadilisha na kuufuta.",
    button: "Nitumie kiungo",
    sent: "Ikiwa anwani inapokea jarida letu, kiungo kiko njiani. Tunakituma mara moja tu kwa siku.",
  },
  take: {
    heading: "Pakua nakala",
    text: "Yote yanayoonyeshwa hapa, katika faili ambayo programu zinaweza kuisoma.",
    download: "Pakua kama JSON",
  },
  erase: {
    heading: "Futa ujumbe",
    text: "Ujumbe wako, majibu yetu, barua pepe zako na faili zilizoambatana nazo hufutwa papo hapo kutoka kwenye hifadhidata yetu.",
    next: "Futa...",
    title: "Ungependa kufuta ujumbe wako?",
    lead: "Ujumbe {reference}, majibu yetu, barua pepe zako na faili zake zitafutwa kabisa. Hakuna anayeweza kuzirudisha, na ikiwa unasubiri jibu, halitakuja.",
    yes: "Futa kabisa",
    no: "Usifute",
    tomorrow:
      "Ujumbe mwingi kuliko kawaida wa leo umeshafutwa, jambo ambalo linaweza kuwa shambulio. Unaweza kuufuta wako kuanzia kesho.",
  },
  erased: {
    title: "Ujumbe wako umefutwa",
    lead: "Hakuna kilichobaki kwenye hifadhidata yetu. Nakala zilizo kwenye nakala rudufu zetu hufutwa muda wake unapokwisha, na hazitumiki kabla ya hapo. Barua pepe zilizotumwa kuhusu ujumbe huo, kwako au kwa wafanyakazi wetu, ziko kwenye visanduku vya barua ambavyo ukurasa huu hauwezi kuvifuta: ukitaka hizo pia zifutwe, tuandikie.",
  },
  missing: {
    title: "Hakuna kilichohifadhiwa hapa",
    lead: "Hakuna ujumbe kwenye anwani hii. Huenda umefutwa, muda wake umekwisha, au kuna kosa kwenye kiungo.",
    ask: "Ili kuuliza tunahifadhi nini kukuhusu, tuandikie kutoka kwenye anwani ya barua pepe uliyotupa:",
    contact: "Wasiliana nasi",
  },
};
