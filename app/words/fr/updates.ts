import type { Translation } from "../translation.ts";

export const updates: Translation["updates"] = {
  filter: "Filtrer les nouveautés",
  all: "Toutes les nouveautés",
  row: "Nouveautés, de la plus récente à la plus ancienne",
  skip: "Passer les nouveautés",
  previous: "Nouveauté précédente",
  next: "Nouveauté suivante",
  readMore: "Lire la suite",
  loading: "Chargement des nouveautés",
  empty: "Aucune nouveauté dans cette catégorie",
  everything: "Tout voir",
};
