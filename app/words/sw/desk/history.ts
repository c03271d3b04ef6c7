import type { DeskTranslation } from "../../translation.ts";

export const history: DeskTranslation["history"] = {
  title: "Historia ya {title}",
  restored: "Imerudishwa kama toleo jipya.",
  changes: "Kilichobadilika",
  from: "Kutoka",
  until: "Hadi",
  compare: "Linganisha",
  same: "Matoleo haya mawili yanafanana.",
  removed: "[imeondolewa: {text}]",
  added: "[imeongezwa: {text}]",
  address: "Anwani ya wavuti",
  versions: "Matoleo",
  none: "Hakuna kilichohifadhiwa bado.",
  acts: {
    written: "Maandishi ya sasa, hayajahifadhiwa kama toleo bado",
    saved: "Limehifadhiwa",
    published: "Limechapishwa",
    scheduled: "Limepangwa",
    withdrawn: "Limeondolewa kwa umma",
    restored: "Limerudishwa",
    deleted: "Limefutwa",
  },
  versionBy: "{act} na {name}, {moment}",
  versionWithoutAuthor: "{act} {moment}",
  option: "{moment}, {act} ({name})",
  optionWithoutAuthor: "{moment}, {act}",
  restore: "Rudisha",
  publishNote:
    "Toleo lililorudishwa linahitaji kuchapishwa: hadi hapo, wageni wanaendelea kusoma toleo la sasa.",
};
