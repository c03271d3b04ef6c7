import type { DeskTranslation } from "../../translation.ts";

export const publishing: DeskTranslation["publishing"] = {
  save: "ረቂቁን ያስቀምጡ",
  preview: "ቅድመ እይታ",
  publish: "ያትሙ",
  publishAt: "የሚታተምበት ጊዜ",
  zoneHint: "በእርስዎ የሰዓት ክልል፣ {zone}።",
  schedule: "ጊዜ ይያዙ",
  cancelSchedule: "የጊዜ ሰሌዳውን ይሰርዙ",
  history: "ታሪክ",
  withdraw: "ከሕዝብ እይታ ያንሱ",
  delete: "ይሰርዙ",
  locked: {
    public: "ይህ ለሕዝብ ይታያል፤ ስለዚህ መሰረዝ የሚችል አሳታሚ ብቻ ነው።",
    scheduled: "ይህ ጊዜ ተይዞለታል፤ ስለዚህ መሰረዝ የሚችል አሳታሚ ብቻ ነው።",
  },
  problems: "{failure}፦ {count, plural, one {# የሚስተካከል ነገር} other {# የሚስተካከሉ ነገሮች}}",
};
