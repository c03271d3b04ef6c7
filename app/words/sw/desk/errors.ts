import type { DeskTranslation } from "../../translation.ts";

export const errors: DeskTranslation["errors"] = {
  refusals: {
    "signed out": {
      title: "Umetoka",
      text: "Hakuna ulichoandika kilichopotea. Ingia hapa, na kitatumwa. Ukiingia kwenye kichupo kingine, rudi kwenye hiki na utume tena.",
    },
    role: {
      title: "Hairuhusiwi",
      text: "Jukumu lako haliruhusu jambo hili. Msimamizi anaweza kubadilisha jukumu lako kwenye Watumishi.",
    },
    "recent sign-in": {
      title: "Tafadhali ingia tena",
      text: "Jambo hili haliwezi kutenduliwa au linahusu watu wengine, kwa hiyo lazima uwe umeingia ndani ya dakika kumi zilizopita. Ingia hapa, na litafanyika. Ukiingia kwenye kichupo kingine, rudi kwenye hiki na utume tena.",
    },
    "unknown act": {
      title: "Kitendo kisichojulikana",
      text: "Dawati halijui kitendo hiki, kwa hiyo hakuna kilichobadilishwa. Tafadhali rudi nyuma na ujaribu tena.",
    },
    "for script": {
      title: "Huu si ukurasa",
      text: "Anwani hii hutumiwa na hati za dawati lenyewe tu, kwa hiyo hakuna kilichobadilishwa. Tafadhali rudi nyuma na utumie vitufe.",
    },
  },
  notFound: { title: "Haukupatikana", text: "Hakuna ukurasa kwenye anwani hii." },
  failed: {
    title: "Hitilafu imetokea",
    text: "Kosa ni letu, na limerekodiwa. Rudi nyuma (maandishi yako bado yapo) na ujaribu tena baada ya muda mfupi.",
  },
  reference: "Nambari ya kumbukumbu:",
  sendAgain: "Tuma tena",
  toDesk: "Nenda kwenye dawati",
};
