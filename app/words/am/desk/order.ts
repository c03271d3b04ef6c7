import type { DeskTranslation } from "../../translation.ts";

export const order: DeskTranslation["order"] = {
  title: "ቅደም ተከተል",
  change: "ቅደም ተከተሉን ይቀይሩ",
  heading: "{kind}፦ ቅደም ተከተል",
  help: "ጎብኚዎች በዚህ ቅደም ተከተል ያዩአቸዋል፤ እያንዳንዱን ለውጥም ወዲያውኑ። ያልታተሙት ገና ቦታ የላቸውም።",
  none: "እስካሁን የታተመ ነገር የለም።",
  place: "{place, number}",
  up: "ወደ ላይ ያንቀሳቅሱ",
  down: "ወደ ታች ያንቀሳቅሱ",
  back: "ወደ ዝርዝሩ ይመለሱ",
};
