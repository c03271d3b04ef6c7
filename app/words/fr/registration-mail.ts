import type { Translation } from "../translation.ts";

export const registrationMail: Translation["registrationMail"] = {
  confirmed: {
    subject: "Votre place est confirmée : {event}",
    intro: "Vous êtes inscrit(e) à « {event} ». Nous nous réjouissons de vous y accueillir.",
  },
  waiting: {
    subject: "Vous êtes sur la liste d’attente : {event}",
    intro: "Toutes les places pour « {event} » sont prises pour le moment. Vous êtes sur la liste d’attente.",
    next: "Dès qu’une place se libère, nous la proposons aux personnes de la liste dans l’ordre de leur inscription. Vous recevrez alors un message de notre part.",
  },
  offered: {
    subject: "Une place pour vous : {event}",
    intro:
      "{seats, plural, one {Une place s’est libérée pour « {event} ». Elle vous est réservée.} other {# places se sont libérées pour « {event} ». Elles vous sont réservées.}}",
    deadline:
      "Merci d’accepter ou de refuser sur cette page avant le {moment}. Ensuite, nous proposerons la place à la personne suivante :",
  },
  changed: {
    subject: "Changement : {event}",
    start: "Nouvelle date : {moment}",
    end: "Nouvelle heure de fin : {moment}",
    place: "Nouveau lieu : {place}",
    online: "Nouvelle adresse en ligne : {address}",
    noLongerOnline: "L’adresse en ligne n’est plus valable.",
    before: "Auparavant : {value}",
    postponed:
      "L’événement est reporté. Il n’aura pas lieu à la date ci-dessous. Nous vous écrirons dès qu’il y aura une nouvelle date.",
    takesPlace: "Finalement, l’événement aura bien lieu.",
    valid: "Votre inscription à « {event} » reste valable.",
    stillWaiting: "Vous êtes toujours sur la liste d’attente pour « {event} ».",
  },
  eventCancelled: {
    subject: "Annulé : {event}",
    intro: "« {event} » est annulé et n’aura pas lieu. Nous en sommes désolés. Vous n’avez rien à faire.",
  },
  cancelled: {
    subject: "Votre inscription est annulée : {event}",
    byPerson: "Votre inscription à « {event} » est annulée, comme vous l’avez demandé.",
    byStaff:
      "{organisation} a annulé votre inscription à « {event} ». Si vous avez une question, répondez à ce message.",
  },
  reminder: {
    subject: "Rappel : {event}",
    intro: "« {event} » a lieu bientôt, et vous y avez une place.",
    cannotCome:
      "Si vous ne pouvez pas venir, merci d’annuler sur cette page, pour que quelqu’un d’autre ait la place :",
  },
  thanks: {
    subject: "Merci de votre participation : {event}",
    intro: "Merci d’avoir participé à « {event} ».",
  },
  again: {
    subject: "Votre inscription : {event}",
    intro: "Vous êtes déjà inscrit(e) à « {event} ». Rien n’a changé.",
  },
  linkAgain: "Vous avez demandé le lien de votre inscription à « {event} ». Vous pouvez aussi l’y effacer.",
  when: "Quand : {moment}",
  until: "Jusqu’à : {moment}",
  where: "Où : {place}",
  online: "En ligne : {address}",
  seats: "{seats, plural, one {# place} other {# places}}",
  code: "Votre code, à présenter à l’entrée : {code}",
  link: "Voir, modifier ou annuler votre inscription :",
  secret: "Gardez ce lien pour vous : toute personne qui l’a peut modifier votre inscription.",
  mistake:
    "Si vous ne vous êtes pas inscrit(e), quelqu’un a saisi votre adresse par erreur. Vous pouvez annuler avec le lien ci-dessus.",
};
