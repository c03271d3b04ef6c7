import type { Translation } from "../translation.ts";

export const shell: Translation["shell"] = {
  skipToContent: "Nenda kwenye maudhui",
  loading: "Inapakia...",
  asOf: "Kufikia {date}",
  mainMenu: "Menyu kuu",
  openMenu: "Menyu",
  showSubPages: "{name}: onyesha kurasa",
  search: "Tafuta",
  searchSite: "Tafuta kwenye tovuti",
  toTop: "Rudi juu",
  opensInNewTab: "{name} (inafunguka kwenye kichupo kipya)",
  lowData: {
    whenOff: {
      turn: "Washa hali ya kuokoa data",
      note: "Katika hali ya kuokoa data: hakuna skripti, video wala fonti za kupakuliwa, na picha huonekana tu unapoziomba. Kila kitu bado hufanya kazi.",
    },
    whenOn: {
      turn: "Zima hali ya kuokoa data",
      note: "Hali ya kuokoa data imewashwa: hakuna skripti, video wala fonti za kupakuliwa, na picha huonekana tu unapoziomba. Kila kitu bado hufanya kazi.",
    },
    noKilobytes: "0.0",
    weight: "Kupakia ukurasa huu kumetumia KB {kilobytes} za data.",
    withoutPictures: " Picha zake hazikuhesabiwa.",
  },
  forget: {
    button: "Sahau kila kitu kwenye kifaa hiki",
    question: "Kuna maandishi kwenye kifaa hiki ambayo bado hayajatumwa. Yaondolewe pia?",
    removed: "Vilivyoondolewa kwenye kifaa hiki:",
    everything: "kila kitu ambacho tovuti hii ilihifadhi hapa",
    pages: "kurasa",
    drafts: "rasimu",
    messages: "ujumbe unaosubiri",
    settings: "mipangilio",
    nothing: "Tovuti hii haikuwa imehifadhi chochote kwenye kifaa hiki.",
  },
  theme: {
    toDark: "Tumia mwonekano wa giza",
    toLight: "Tumia mwonekano wa mwangaza",
  },
};
