import type { DeskTranslation } from "../../translation.ts";

export const order: DeskTranslation["order"] = {
  title: "Ordre",
  change: "Changer l’ordre",
  heading: "{kind} : ordre",
  help: "Le public les voit dans cet ordre, et chaque déplacement aussitôt. Ce qui n’est pas publié n’a pas encore de place.",
  none: "Rien n’est encore publié.",
  place: "{place, number}",
  up: "Monter",
  down: "Descendre",
  back: "Retour à la liste",
};
