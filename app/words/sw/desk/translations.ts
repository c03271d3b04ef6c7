import type { DeskTranslation } from "../../translation.ts";

export const translations: DeskTranslation["translations"] = {
  tabs: "Lugha za maudhui haya",
  list: "Tafsiri",
  choose: "Watafsiri huandika tafsiri. Chagua lugha unayotafsiria.",
  missingList: "Tafsiri zinazokosekana",
  missingShort: "zinazokosekana:",
  states: {
    original: "asili",
    missing: "haipo",
    deleted: "imefutwa",
    stale: "imepitwa na wakati",
    unpublished: "mabadiliko ambayo hayajachapishwa",
    draft: "rasimu",
    scheduled: "imepangwa",
    published: "imechapishwa",
    withdrawn: "imeondolewa kwa umma",
  },
  writtenIn: "Imeandikwa kwa",
  change: "Badilisha",
  publicOriginal: "Maandishi yaliyochapishwa ({language}) yako kando ya kila sehemu.",
  draftOriginal: "Rasimu ({language}), ambayo haionekani na umma, iko kando ya kila sehemu.",
  stale: {
    heading: "Maandishi ya asili yamebadilika tangu tafsiri hii",
    unknown: "Toleo lililotafsiriwa halijulikani tena: tafadhali linganisha maandishi yote.",
    help: "Ukichapisha tafsiri, inahesabiwa tena kuwa ya kisasa. Ikiwa haihitaji mabadiliko, sema hapa.",
    agree: "Tafsiri ni ya kisasa",
    leave: "Bado ionyeshe kuwa imepitwa na wakati nitakapochapisha",
  },
  start: {
    text: "Hakuna tafsiri ya {language} bado. Wageni wanaosoma kwa {language} wanaona maandishi ya {original}, pamoja na maelezo.",
    fromOriginal: "Anza na maandishi ya asili",
    empty: "Anza bila maandishi",
  },
};
