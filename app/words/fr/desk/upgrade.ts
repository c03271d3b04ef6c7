import type { DeskTranslation } from "../../translation.ts";

export const upgrade: DeskTranslation["upgrade"] = {
  done: "La dernière mise à jour est terminée.",
  texts:
    "Les textes de recherche sont en cours de reconstruction : {checked, number} sur {total, number}. D’ici là, certaines recherches donnent les mêmes résultats qu’avant la mise à jour.",
  releases: "Plusieurs versions du site fonctionnent en même temps : {names}.",
  contract: "Retour à la version précédente possible jusqu’à cette date : {moment}.",
};
