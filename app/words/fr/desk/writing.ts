import type { DeskTranslation } from "../../translation.ts";

export const writing: DeskTranslation["writing"] = {
  states: { draft: "Brouillon", scheduled: "Programmé", published: "Publié", withdrawn: "Retiré" },
  sample: "Exemple",
  unpublished: "Changements non publiés",
  address: "Adresse web",
  preview: {
    heading: "Aperçu en direct et vérifications",
    checks: "Vérifications",
    noProblems: "Aucun problème trouvé.",
    size: "Taille de cette page pour le public : environ {kilobytes, number} ko.",
  },
  people: {
    hint: "Le public ne voit que les personnes publiées.",
    none: "Aucune personne pour le moment.",
    add: "Ajouter des personnes",
  },
  order: {
    hint: "Le plus petit nombre vient en premier. Laissez vide pour garder la position ; les nouveaux éléments viennent à la fin.",
    current: "Ordre actuel",
  },
  online: "Aucun (en ligne)",
  languages: {
    hint: "Les langues parlées pendant l’événement, et non celle de ce texte.",
    others: "Autres langues",
    othersHint: "Codes de langue séparés par des virgules, par exemple lua, mos.",
  },
  original: {
    label: "{label} ({language})",
    inherited: "{label} ({language}), repris si le champ reste vide",
    empty: "Vide",
  },
  entries: {
    name: "{kind} {number, number}",
    nameAndTitle: "{name} : {title}",
    moveUp: "Monter",
    moveDown: "Descendre",
    remove: "Retirer",
    add: "Ajouter : {kind}",
    act: "{act} : {entry}",
    added: "Ajouté : {entry}.",
    moved: "Déplacé en position {position, number} sur {count, number}.",
    removed: "Retiré : {entry}.",
    restored: "Rétabli : {entry}.",
    undo: "Annuler",
    limits: "Au moins {least, number}, au plus {most, number}.",
  },
};
