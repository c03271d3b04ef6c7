import type { Translation } from "../translation.ts";

export const errors: Translation["errors"] = {
  notFound: {
    title: "Ukurasa haukupatikana",
    description: "Hakuna ukurasa kwenye anwani hii.",
    lead: "Hakuna ukurasa kwenye anwani hii. Huenda ukurasa umehamishwa, au kuna kosa kwenye kiungo. Utafute, au anzia kwenye mojawapo ya kurasa zilizo hapa chini.",
  },
  failed: {
    title: "Kuna hitilafu imetokea",
    description: "Ukurasa huu haukuweza kuonyeshwa.",
    lead: "Ukurasa huu haukuweza kuonyeshwa. Kosa ni letu, na limerekodiwa. Tafadhali jaribu tena baada ya muda mfupi.",
    tryAgain: "Jaribu tena",
  },
  sections: "Kurasa kuu",
  home: "Nenda kwenye ukurasa wa mwanzo",
  reference: "Nambari ya kumbukumbu:",
  plain: {
    busy: "Tovuti ina shughuli nyingi sana kwa sasa. Tafadhali jaribu tena baada ya sekunde chache.",
    notSent:
      "Tovuti ina shughuli nyingi sana, na ujumbe huu haukutumwa. Tafadhali rudi nyuma (ulichoandika bado kipo) kisha utume tena baada ya sekunde chache.",
    failed: "Hitilafu imetokea upande wetu. Tafadhali jaribu tena baada ya muda mfupi.",
  },
};
