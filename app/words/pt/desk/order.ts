import type { DeskTranslation } from "../../translation.ts";

export const order: DeskTranslation["order"] = {
  title: "Ordem",
  change: "Mudar a ordem",
  heading: "{kind}: ordem",
  help: "O público vê-os nesta ordem, e cada mudança de imediato. O que não está publicado ainda não tem lugar.",
  none: "Ainda não há nada publicado.",
  place: "{place, number}",
  up: "Mover para cima",
  down: "Mover para baixo",
  back: "Voltar à lista",
};
