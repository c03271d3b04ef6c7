import type { DeskTranslation } from "../../translation.ts";

export const focalPoint: DeskTranslation["focalPoint"] = {
  legend: "የትኩረት ነጥብ",
  cropped: "ሥዕሎች ከቦታው ጋር እንዲስማሙ ይቆረጣሉ።",
  help: "ዋናውን ክፍል ይንኩ፣ ወይም ተንሸራታቾቹን ያንቀሳቅሱ።",
  left: "ከግራ",
  top: "ከላይ",
  square: "ካሬ",
};
