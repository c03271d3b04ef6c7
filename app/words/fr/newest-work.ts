import type { Translation } from "../translation.ts";

export const newestWork: Translation["newestWork"] = {
  row: "Projets les plus récents",
  skip: "Passer les projets",
  previous: "Projet précédent",
  next: "Projet suivant",
};
