import type { Translation } from "../translation.ts";

export const newsletter: Translation["newsletter"] = {
  signUp: "Jiandikishe",
  heading: "Jiandikishe kupokea jarida",
  archive: "Matoleo ya awali",
  labels: {
    email: "Barua pepe",
    language: "Lugha ya barua",
    topics: "Mada",
    frequency: "Mara ngapi",
  },
  frequencies: {
    each: "Kila kitu kinapochapishwa",
    weekly: "Mara moja kwa wiki",
    monthly: "Mara moja kwa mwezi",
  },
  policy: "Sera ya Faragha",

  sent: {
    heading: "Angalia barua pepe yako",
    text: "Tumeandika kwa anwani uliyotoa. Fungua barua hiyo na ubonyeze kitufe kilichomo: hapo tu ndipo utakuwa umejiandikisha. Ikiwa hakuna kilichofika baada ya saa moja, angalia kwenye folda ya barua taka. Tunaandika mara moja tu kwa siku, kwa hiyo ikiwa barua ilifika mapema leo, tumia hiyo.",
  },
  problems: {
    heading: "Bado hujajiandikisha. Tafadhali angalia:",
    topics: "Chagua angalau mada moja.",
    tooMany: "Maombi mengi mno yametoka kwenye mtandao wako. Tafadhali jaribu tena kesho.",
    failed: "Hitilafu imetokea upande wetu, na bado hujajiandikisha. Tafadhali jaribu tena.",
  },
  typo: {
    notYet: "Bado hujajiandikisha.",
    take: "Ndiyo, andikisha {likely}",
  },

  channels: {
    heading: "Unapendelea programu ya ujumbe?",
    text: "Tunachapisha habari hizohizo kwenye kituo:",
  },

  own: {
    title: "Usajili wako",
    description: "Usajili wa jarida la {organisation}.",
    lead: "Jarida linatumwa kwa {email}. Yeyote aliye na anwani ya ukurasa huu anaweza kubadilisha na kusitisha usajili, kwa hiyo itunze mwenyewe.",
    confirm: {
      title: "Bonyeza mara moja zaidi",
      lead: "Tutume jarida kwa {email}?",
      button: "Ndiyo, niandikishe",
      not: "Ikiwa hukuomba hili, usifanye chochote: baada ya siku 7 tunafuta anwani hiyo.",
    },
    change: {
      heading: "Badilisha unachopokea",
      save: "Hifadhi",
    },
    pause: {
      heading: "Pumzika kwa muda",
      text: "Hakuna barua kwa mwezi mmoja. Baada ya hapo zinaanza tena zenyewe.",
      button: "Simamisha kwa mwezi mmoja",
      until: "Imesimamishwa hadi {date}.",
      resume: "Anza kutuma tena sasa",
    },
    leave: {
      heading: "Jiondoe",
      text: "Hutapokea barua nyingine. Tunafuta anwani yako, na tunahifadhi tu umbo lake lililofichwa kwa miaka mitatu, kama ushahidi kwamba ulikubali na kwamba uliondoka.",
      button: "Jiondoe kwenye jarida",
    },
    kept: {
      heading: "Tunachohifadhi",
      email: "Barua pepe",
      state: "Hali",
      states: {
        unconfirmed: "Bado haijathibitishwa",
        active: "Umejiandikisha",
        paused: "Imesimamishwa",
      },
      asked: "Ulijiandikisha",
      confirmed: "Ilithibitishwa",
      source: "Mahali ulipokubali",
      wording: "Ulichokubali",
      erase: {
        text: "Yote yaliyo hapo juu yanafutwa mara moja. Umbo lililofichwa tu la anwani yako linabaki kwenye orodha ya watu ambao hatutawaandikia tena kamwe.",
        button: "Futa kila kitu",
      },
    },
    done: {
      confirmed: "Umejiandikisha. Karibu!",
      saved: "Imehifadhiwa.",
      paused: "Imesimamishwa kwa mwezi mmoja.",
      resumed: "Jarida linakuja tena.",
    },
    ended: {
      title: "Umejiondoa kwenye jarida",
      lead: "Hutapokea barua nyingine. Barua ambayo tayari iko njiani inaweza bado kufika.",
      again: "Jiandikishe tena",
    },
    erased: {
      title: "Data yako imefutwa",
      lead: "Anwani yako na chaguo zako haziko tena kwenye hifadhidata yetu. Nakala zilizo kwenye hifadhi zetu za akiba zinafutwa muda wake unapoisha.",
    },
    missing: {
      title: "Hakuna kilichohifadhiwa hapa",
      lead: "Hakuna usajili kwenye anwani hii. Huenda umesitishwa, huenda wiki imepita bila uthibitisho, au kuna kosa kwenye kiungo.",
    },
    tooMany: {
      title: "Majaribio mengi mno",
      lead: "Viungo vingi visivyo sahihi vimefunguliwa kutoka mtandao wako. Tafadhali jaribu tena baada ya dakika kumi.",
    },
  },
};
