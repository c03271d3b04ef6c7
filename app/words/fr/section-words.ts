import type { Translation } from "../translation.ts";

export const sectionWords: Translation["sectionWords"] = {
  our_work: {
    one: "Projet",
    list: {
      searchLabel: "Rechercher un projet",
      count:
        "{more, select, true {Plus de {total, number} projets} other {{total, plural, one {# projet} other {# projets}}}}",
      empty:
        "{searched, select, true {Aucun projet ne correspond à votre recherche.} other {Aucun projet à afficher pour le moment.}}",
    },
    record: {
      back: "Retour à nos projets",
      neighbours: "Autres projets",
      previous: "Projet plus récent",
      next: "Projet plus ancien",
      notFound: "Projet introuvable",
      notFoundDescription: "Il n’y a pas de projet à cette adresse.",
      notFoundLead: "Il n’y a pas de projet à cette adresse. Il a peut-être été renommé ou retiré.",
      failedLead:
        "Ce projet n’a pas pu être chargé. L’erreur vient de nous. Veuillez réessayer dans un instant.",
      returnToList: "Revenir à nos projets",
    },
  },
  news: {
    one: "Actualité",
    all: "Toutes les actualités",
    list: {
      searchLabel: "Rechercher une actualité",
      count:
        "{more, select, true {Plus de {total, number} actualités} other {{total, plural, one {# actualité} other {# actualités}}}}",
      empty:
        "{searched, select, true {Aucune actualité ne correspond à votre recherche.} other {Aucune actualité à afficher pour le moment.}}",
    },
    record: {
      back: "Retour aux actualités",
      neighbours: "Autres actualités",
      previous: "Plus récente",
      next: "Plus ancienne",
      notFound: "Actualité introuvable",
      notFoundDescription: "Il n’y a pas d’actualité à cette adresse.",
      notFoundLead: "Il n’y a pas d’actualité à cette adresse. Elle a peut-être été renommée ou retirée.",
      failedLead:
        "Cette actualité n’a pas pu être chargée. L’erreur vient de nous. Veuillez réessayer dans un instant.",
      returnToList: "Revenir aux actualités",
    },
  },
  newsletter: {
    one: "Lettre d’information",
    list: {
      searchLabel: "Rechercher un ancien numéro",
      count:
        "{more, select, true {Plus de {total, number} numéros} other {{total, plural, one {# numéro} other {# numéros}}}}",
      empty:
        "{searched, select, true {Aucun numéro ne correspond à votre recherche.} other {Aucun numéro n’a encore été publié.}}",
    },
    record: {
      back: "Retour à la lettre d’information",
      neighbours: "Autres numéros",
      previous: "Numéro plus récent",
      next: "Numéro plus ancien",
      notFound: "Numéro introuvable",
      notFoundDescription: "Il n’y a pas de numéro de la lettre d’information à cette adresse.",
      notFoundLead:
        "Il n’y a pas de numéro de la lettre d’information à cette adresse. Il a peut-être été renommé ou retiré.",
      failedLead:
        "Ce numéro n’a pas pu être chargé. L’erreur vient de nous. Veuillez réessayer dans un instant.",
      returnToList: "Revenir à la lettre d’information",
    },
  },
  events: {
    one: "Événement",
    all: "Tous les événements",
    list: {
      searchLabel: "Rechercher un événement",
      count:
        "{more, select, true {Plus de {total, number} événements} other {{total, plural, one {# événement} other {# événements}}}}",
      empty:
        "{searched, select, true {Aucun événement ne correspond à votre recherche.} other {Aucun événement à afficher pour le moment.}}",
    },
    record: {
      back: "Retour aux événements",
      neighbours: "Autres événements",
      previous: "Événement précédent",
      next: "Événement suivant",
      notFound: "Événement introuvable",
      notFoundDescription: "Il n’y a pas d’événement à cette adresse.",
      notFoundLead: "Il n’y a pas d’événement à cette adresse. Il a peut-être été renommé ou annulé.",
      failedLead:
        "Cet événement n’a pas pu être chargé. L’erreur vient de nous. Veuillez réessayer dans un instant.",
      returnToList: "Revenir aux événements",
    },
  },
  resources: {
    one: "Ressource",
    all: "Toutes les ressources",
    list: {
      searchLabel: "Rechercher une ressource",
      count:
        "{more, select, true {Plus de {total, number} ressources} other {{total, plural, one {# ressource} other {# ressources}}}}",
      empty:
        "{narrowed, select, true {Aucune ressource{searched, select, true { ne correspond à votre recherche} other {}} dans la catégorie « {category} ».} other {Aucune ressource à afficher pour le moment.}}",
    },
    record: {
      back: "Retour aux ressources",
      neighbours: "Autres ressources",
      previous: "Ressource plus récente",
      next: "Ressource plus ancienne",
      notFound: "Ressource introuvable",
      notFoundDescription: "Il n’y a pas de ressource à cette adresse.",
      notFoundLead: "Il n’y a pas de ressource à cette adresse. Elle a peut-être été renommée ou retirée.",
      failedLead:
        "Cette ressource n’a pas pu être chargée. L’erreur vient de nous. Veuillez réessayer dans un instant.",
      returnToList: "Revenir aux ressources",
    },
  },
};
