import type { DeskTranslation } from "../../translation.ts";

export const focalPoint: DeskTranslation["focalPoint"] = {
  legend: "نقطة التركيز",
  cropped: "تُقصّ الصور لتلائم المساحة.",
  help: "المسوا الجزء الأهم، أو حرّكوا المنزلقين.",
  left: "من اليسار",
  top: "من الأعلى",
  square: "مربع",
};
