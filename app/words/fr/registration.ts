import type { Translation } from "../translation.ts";

export const registration: Translation["registration"] = {
  notYet: "Inscriptions à partir du {date}",
  open: "Inscriptions ouvertes",
  placesLeft: "{count, plural, one {# place restante} other {# places restantes}}",
  few: "Dernières places",
  fewLeft: "{count, plural, one {Plus que # place} other {Plus que # places}}",
  waitingList: "Complet, avec liste d’attente",
  full: "Complet",
  closed: "Inscriptions closes le {date}",
  closes: "Les inscriptions ferment le {date}.",
  waitingListNote:
    "Toutes les places sont prises. Inscrivez-vous sur la liste d’attente : dès qu’une place se libère, nous la proposons par e-mail à la personne suivante.",
  fullNote: "Toutes les places sont prises et il n’y a pas de liste d’attente.",
  joinWaitingList: "S’inscrire sur la liste d’attente",
};
