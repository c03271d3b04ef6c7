import type { DeskTranslation } from "../../translation.ts";

export const focalPoint: DeskTranslation["focalPoint"] = {
  legend: "Point central",
  cropped: "Les images sont recadrées selon la place disponible.",
  help: "Touchez la partie la plus importante, ou déplacez les curseurs.",
  left: "Depuis la gauche",
  top: "Depuis le haut",
  square: "Carré",
};
