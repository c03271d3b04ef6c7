import type { Translation } from "../translation.ts";

export const packs: Translation["packs"] = {
  save: "Hifadhi usome bila intaneti",
  saveRecord: "Hifadhi usome bila intaneti ({size})",
  saveList: "Hifadhi usome bila intaneti: {count}, {size}",
  withFiles: "{count, plural, one {Jumuisha faili lake} other {Jumuisha faili #}} ({size})",
  asFile: "Pakua kama faili moja la HTML",
  asFileOf: "Pakua kama faili moja la HTML ({size})",
  saving: "Inahifadhi…",
  cancel: "Ghairi",
  cancelled: "Imeghairiwa. Ulichohifadhi awali bado kipo.",
  saved: "Imehifadhiwa kwenye kifaa hiki.",
  seeAll: "Tazama kilichopo kwenye kifaa hiki",
  pressAgain: "Hii inatumia data ya {size}. Bonyeza tena ili kuhifadhi.",
  noRoom: "Hakuna nafasi ya kutosha kwenye kifaa hiki. Hakuna kilichobadilishwa.",
  damaged: "Upakuaji uliharibika. Hakuna kilichobadilishwa. Tafadhali jaribu tena.",
  failed: "Upakuaji haukukamilika. Hakuna kilichobadilishwa. Tafadhali jaribu tena ukiwa na intaneti.",
  gone: "Hii haipo tena kwenye tovuti.",
  forgets:
    "Kivinjari hiki hufuta kurasa zilizohifadhiwa baada ya siku saba bila kutembelea tovuti. Ili kuzitunza, pakua faili la HTML.",
  document: {
    from: "Imehifadhiwa kutoka tovuti yetu. Hali ya {date}.",
    contents: "Yaliyomo",
    online: "Ukurasa huu kwenye tovuti yetu",
  },
};
