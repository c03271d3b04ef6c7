import type { DeskTranslation } from "../../translation.ts";

export const focalPoint: DeskTranslation["focalPoint"] = {
  legend: "Ponto de foco",
  cropped: "As imagens são recortadas para caber no espaço.",
  help: "Toque na parte mais importante, ou mova os controlos.",
  left: "A partir da esquerda",
  top: "A partir de cima",
  square: "Quadrado",
};
