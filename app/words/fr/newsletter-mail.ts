import type { Translation } from "../translation.ts";

export const newsletterMail: Translation["newsletterMail"] = {
  consent:
    "Je souhaite recevoir la lettre d’information de {organisation} par e-mail. Je peux me désabonner à tout moment d’une simple pression.",
  confirm: {
    subject: "Veuillez confirmer : la lettre d’information de {organisation}",
    intro:
      "Quelqu’un, sans doute vous, a demandé à recevoir la lettre d’information de {organisation} à cette adresse. Pour la recevoir, ouvrez cette page et appuyez sur le bouton :",
    otherwise:
      "Si ce n’était pas vous, vous n’avez rien à faire : vous ne recevrez aucune lettre, et l’adresse sera supprimée au bout de 7 jours.",
  },
  invited: {
    subject: "Souhaitez-vous recevoir la lettre d’information de {organisation} ?",
    intro:
      "Vous avez accepté de recevoir la lettre d’information de {organisation} ({source}, {day}). Pour la recevoir, ouvrez cette page et appuyez sur le bouton :",
  },
  again: {
    subject: "Vous recevez déjà la lettre d’information de {organisation}",
    intro:
      "Quelqu’un, sans doute vous, a demandé à recevoir la lettre d’information de {organisation} à cette adresse. Vous la recevez déjà, et rien n’a changé. Ici, vous pouvez modifier vos choix ou vous désabonner :",
  },
  secret: "Gardez ce lien pour vous : toute personne qui l’a peut modifier votre abonnement.",
  original: "Il n’y a pas encore de traduction. Voici l’original, en {language}.",
  readOnSite: "Lire sur notre site",
  beginning: "Voici le début. La suite est sur notre site :",
  digest: {
    each: "Du nouveau chez {organisation}",
    weekly: "Cette semaine chez {organisation}",
    monthly: "Ce mois-ci chez {organisation}",
    more: "{count, plural, one {# autre est sur notre site :} other {# autres sont sur notre site :}}",
  },
  topics: { news: "Actualités", events: "Événements", resources: "Ressources", projects: "Projets" },
  why: "Vous recevez ce message parce que vous êtes abonné(e) à la lettre d’information de {organisation}.",
  change: "Modifier ou suspendre",
  leave: "Se désabonner",
};
