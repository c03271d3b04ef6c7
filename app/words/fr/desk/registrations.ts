import type { DeskTranslation } from "../../translation.ts";

export const registrations: DeskTranslation["registrations"] = {
  heading: "Inscriptions",
  none: "Pas encore d’inscription.",
  count: "{count, plural, one {# personne s’est inscrite.} other {# personnes se sont inscrites.}}",
  read: "Les lire",
  export: "Exporter en CSV",
};
