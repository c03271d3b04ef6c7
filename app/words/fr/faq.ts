import type { Translation } from "../translation.ts";

export const faq: Translation["faq"] = {
  categoryNames: {
    general: "Questions générales",
    membership: "Adhésion",
    events: "Événements et programmes",
    resources: "Ressources et formation",
    technical: "Aide technique",
  },
  title: "Questions fréquentes",
  description:
    "Les réponses aux questions fréquentes sur Secure AI Africa : qui nous sommes, participer, événements, ressources et aide.",
  lead: "Des réponses courtes aux questions fréquentes. Choisissez un sujet, ou cherchez dans tous les sujets.",
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
  prompt: "Vous avez encore des questions ? Nous sommes là pour vous aider !",
  contact: "Nous contacter",
};
