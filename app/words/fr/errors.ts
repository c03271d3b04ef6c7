import type { Translation } from "../translation.ts";

export const errors: Translation["errors"] = {
  notFound: {
    title: "Page introuvable",
    description: "Il n’y a pas de page à cette adresse.",
    lead: "Il n’y a pas de page à cette adresse. La page a peut-être été déplacée, ou le lien contient une erreur. Faites une recherche, ou partez de l’une des pages ci-dessous.",
  },
  failed: {
    title: "Une erreur s’est produite",
    description: "Cette page n’a pas pu être affichée.",
    lead: "Cette page n’a pas pu être affichée. L’erreur vient de nous, et elle a été enregistrée. Veuillez réessayer dans un instant.",
    tryAgain: "Réessayer",
  },
  sections: "Pages principales",
  home: "Aller à la page d’accueil",
  reference: "Référence :",
  plain: {
    busy: "Le site est très sollicité. Veuillez réessayer dans quelques secondes.",
    notSent:
      "Le site est très sollicité et votre envoi n’est pas parti. Revenez en arrière (votre texte s’y trouve encore) et renvoyez-le dans quelques secondes.",
    failed: "Une erreur s’est produite de notre côté. Veuillez réessayer dans un instant.",
  },
};
