import type { DeskTranslation } from "../../translation.ts";

export const translations: DeskTranslation["translations"] = {
  tabs: "Langues de ce contenu",
  list: "Traductions",
  choose: "Ce rôle permet d’écrire des traductions. Choisissez la langue vers laquelle vous traduisez.",
  missingList: "Traductions manquantes",
  missingShort: "manquent :",
  states: {
    original: "original",
    missing: "manque",
    deleted: "supprimé",
    stale: "à mettre à jour",
    unpublished: "changements non publiés",
    draft: "brouillon",
    scheduled: "programmé",
    published: "publié",
    withdrawn: "retiré",
  },
  writtenIn: "Langue d’écriture",
  change: "Modifier",
  publicOriginal: "Le texte publié ({language}) figure à côté de chaque champ.",
  draftOriginal: "Le brouillon ({language}), qui n’est pas public, figure à côté de chaque champ.",
  stale: {
    heading: "L’original a changé depuis cette traduction",
    unknown: "La version traduite n’est plus connue : veuillez comparer tout le texte.",
    help: "Quand vous publiez la traduction, elle est de nouveau considérée comme à jour. Si elle n’a pas besoin de changement, indiquez-le ici.",
    agree: "La traduction est à jour",
    leave: "La laisser « à mettre à jour » quand je publie",
  },
  start: {
    text: "Il n’y a pas encore de traduction ({language}). Dans cette langue ({language}), le public voit le texte d’origine ({original}), avec une note.",
    fromOriginal: "Partir du texte original",
    empty: "Partir d’un texte vide",
  },
};
