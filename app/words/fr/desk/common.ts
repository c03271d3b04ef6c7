import type { DeskTranslation } from "../../translation.ts";

export const common: DeskTranslation["common"] = {
  desk: "Espace équipe",
  name: "Nom",
  email: "E-mail",
  save: "Enregistrer",
  signIn: "Se connecter",
  cancel: "Annuler",
  search: "Recherche",
  find: "Chercher",
  all: "Tout",
  select: "Sélectionner",
  tryAgain: "Réessayer",
  backToWriting: "Retour à la rédaction",
  nothingHere: "Rien ici.",
  nothingFound: "Aucun résultat.",
  untitled: "(pas encore de titre)",
  roles: {
    translator: "traduction",
    writer: "rédaction",
    publisher: "publication",
    administrator: "administration",
  },
  pagination: {
    label: "Pages de cette liste",
    previous: "Précédente",
    next: "Suivante",
    page: "Page {page, number}",
  },
};
