import type { DeskTranslation } from "../../translation.ts";

export const common: DeskTranslation["common"] = {
  desk: "Espace équipe",
  name: "Nom",
  email: "E-mail",
  save: "Enregistrer",
  signIn: "Se connecter",
  cancel: "Annuler",
  nothingHere: "Rien ici.",
  roles: { writer: "rédaction", publisher: "publication", administrator: "administration" },
  pagination: { label: "Pages de cette liste", previous: "Précédente", next: "Suivante" },
};
