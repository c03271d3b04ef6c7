import type { DeskTranslation } from "../../translation.ts";

export const receipts: DeskTranslation["receipts"] = {
  title: "Ukaguzi wa {title}",
  none: "Bado haijachapishwa, kuondolewa kwa umma wala kuhamishwa.",
  line: "{act} {moment}: {state}",
  acts: {
    published: "Imechapishwa",
    withdrawn: "Imeondolewa kwa umma",
    renamed: "Anwani ya wavuti imebadilishwa",
  },
  states: {
    waiting: "inakaguliwa sasa. Pakia ukurasa huu upya baada ya muda mfupi.",
    green: "ukaguzi wote umefaulu.",
    red: "baadhi ya ukaguzi umeshindikana.",
  },
  places: {
    page: "Ukurasa",
    picture: "Picha",
    "old address": "Anwani ya zamani",
    list: "Orodha",
    Home: "Mwanzo",
    search: "Utafutaji",
    feed: "Mlisho",
    "feed of all updates": "Mlisho wa taarifa zote",
    calendar: "Kalenda",
    sitemap: "Ramani ya tovuti",
    "what they wrote": "Aliyoyaandika",
    schedule: "Ratiba",
  },
};
