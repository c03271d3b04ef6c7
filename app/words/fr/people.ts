import type { Translation } from "../translation.ts";

export const people: Translation["people"] = {
  email: "E-mail",
  profile: "Profil",
  pictureOf: "Portrait : {name}",
  back: "Retour à l’équipe",
  wrote: "Actualités et ressources de cette personne",
  works:
    "{more, select, true {Plus de {total, number} textes} other {{total, plural, one {# texte} other {# textes}}}}",
  missing: {
    title: "Personne introuvable",
    description: "Aucun profil à cette adresse.",
    lead: "Aucun profil à cette adresse. La page a peut-être été renommée ou retirée.",
    failedLead:
      "Cette page n’a pas pu être chargée. L’erreur vient de nous. Veuillez réessayer dans un instant.",
    toList: "Revenir à l’équipe",
    toAbout: "Revenir à la page À propos",
  },
};
