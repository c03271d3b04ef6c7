import type { Translation } from "../translation.ts";

export const faq: Translation["faq"] = {
  categoryNames: {
    general: "Questions générales",
    membership: "Adhésion",
    events: "Événements et programmes",
    resources: "Ressources et formation",
    technical: "Aide technique",
  },
  search: {
    label: "Rechercher dans les questions",
    placeholder: "Chercher une question…",
    submit: "Rechercher",
  },
  categories: "Sujets",
  found: "{count, plural, one {# question correspond} other {# questions correspondent}} à « {term} »",
  results: "Résultats de la recherche",
  none: "Aucune question ne correspond. Essayez un autre mot ou une autre catégorie.",
  tags: "Mots-clés",
  permalink: "Lien vers cette question",
};
