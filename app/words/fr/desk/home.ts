import type { DeskTranslation } from "../../translation.ts";

export const home: DeskTranslation["home"] = {
  found: "Résultats de la recherche",
  back: "Retour à Aujourd’hui",
  allDone: "Tout est fait.",
  writeNews: "Écrire une actualité",
  messages: "Messages en attente de réponse",
  allMessages:
    "{count, plural, one {# message en attente de réponse} other {Tous les messages en attente de réponse (#)}}",
  failedChecks: "Vérifications échouées",
  scheduled: "Contenus programmés",
  changes: "Changements non publiés",
  drafts: "Brouillons",
  allDrafts: "Tous les brouillons",
  mailbox: {
    trouble:
      "Aucun e-mail n’est arrivé depuis : {since}. {problem} L’espace équipe continue d’essayer. Si cela dure, prévenez la personne qui gère le site.",
    neverRead: "La boîte aux lettres n’a encore jamais été lue.",
  },
  backup: {
    heading: "Sauvegarde",
    last: "Dernière sauvegarde : {moment}, {size}.",
    none: "Pas encore de sauvegarde.",
    sinceThen:
      "Tout ce qui a été écrit depuis n’existe que sur une seule machine : demandez à la personne qui gère le site de vérifier les sauvegardes.",
    noneEver:
      "Tout ce qui est écrit ici n’existe que sur une seule machine : demandez à la personne qui gère le site de vérifier les sauvegardes.",
    failed: "La dernière tentative a échoué :",
    incomplete: "Elle demande votre attention :",
    copied: "Une copie chiffrée est conservée ailleurs.",
    tried: "Dernière restauration d’essai : {moment}.",
    notTried:
      "Un essai devrait avoir lieu chaque semaine : demandez à la personne qui gère le site de vérifier les sauvegardes.",
  },
};
