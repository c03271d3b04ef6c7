import type { DeskTranslation } from "../../translation.ts";

export const publishing: DeskTranslation["publishing"] = {
  save: "Hifadhi rasimu",
  preview: "Hakikisho",
  publish: "Chapisha",
  publishAt: "Chapisha tarehe",
  zoneHint: "Kwa saa za eneo lako, {zone}.",
  schedule: "Panga",
  cancelSchedule: "Ghairi ratiba",
  history: "Historia",
  withdraw: "Ondoa kwa umma",
  delete: "Futa",
  locked: {
    public: "Maudhui haya yako hadharani, kwa hiyo mchapishaji tu anaweza kuyafuta.",
    scheduled: "Maudhui haya yamepangwa, kwa hiyo mchapishaji tu anaweza kuyafuta.",
  },
  problems: "{failure}: {count, plural, one {jambo # la kurekebisha} other {mambo # ya kurekebisha}}",
};
