import type { Translation } from "../translation.ts";

export const ownRegistration: Translation["ownRegistration"] = {
  title: "Votre inscription",
  description: "Une inscription à un événement de {organisation}.",
  secret:
    "Toute personne qui a l’adresse de cette page peut modifier votre inscription : gardez-la pour vous.",

  states: {
    confirmed: "{seats, plural, one {Vous avez une place} other {Vous avez # places}}",
    waiting: "Vous êtes sur la liste d’attente",
    offered: "{seats, plural, one {Une place vous est réservée} other {# places vous sont réservées}}",
    declined: "Vous avez refusé la place",
    lapsed: "Vous n’avez pas accepté la place à temps",
    cancelled: "Vous avez annulé votre inscription",
    cancelledByStaff: "Nous avons annulé votre inscription",
    eventCancelled: "L’événement est annulé",
    over: "L’événement est terminé",
  },
  ahead:
    "{count, plural, =0 {Vous êtes en tête de la liste.} one {Une personne de la liste passe avant vous.} other {# personnes de la liste passent avant vous.}} Quand une place se libère, nous vous écrivons.",
  passedOn: "La place a été proposée à la personne suivante. Vous pouvez vous inscrire à nouveau.",
  again: "S’inscrire à nouveau",
  offer: {
    deadline:
      "Acceptez ou refusez au plus tard le {moment}. Ensuite, nous proposons la place à la personne suivante.",
    accept: "Accepter la place",
    decline: "Refuser la place",
  },

  facts: {
    heading: "Vos données",
    event: "Événement",
    starts: "Début",
    ends: "Fin",
    place: "Lieu",
    online: "En ligne",
    seats: "Places",
    name: "Nom",
    email: "E-mail",
    registered: "Inscription reçue",
    deleted: "Suppression après le",
  },
  eventPage: "À propos de cet événement",
  calendar: "Ajouter à mon agenda",

  code: {
    heading: "Votre code à l’entrée",
    text: "Montrez ou dites ce code à votre arrivée.",
    picture: "Code QR : {code}",
  },
  certificate: {
    heading: "Attestation de participation",
    text: "Merci d’être venu(e). L’attestation porte un code qui permet à chacun de la vérifier sur ce site.",
    download: "Télécharger l’attestation (PDF)",
  },

  change: {
    heading: "Modifier votre inscription",
    email: "Pour utiliser une autre adresse e-mail, annulez et inscrivez-vous à nouveau, ou écrivez-nous.",
    save: "Enregistrer les modifications",
  },
  reminders: {
    heading: "Rappels par e-mail",
    twoDays: "Deux jours avant l’événement",
    twoHours: "Deux heures avant l’événement",
    save: "Enregistrer les rappels",
  },
  cancel: {
    heading: "Annuler votre inscription",
    text: "Votre place, ou votre rang sur la liste d’attente, revient aussitôt à quelqu’un d’autre. C’est irréversible.",
    open: "Je ne peux pas venir",
    button: "Annuler mon inscription",
  },
  erase: {
    heading: "Effacer vos données",
    text: "Votre inscription est annulée et tout ce que nous conservons sur vous pour cet événement est aussitôt effacé de notre base de données. C’est irréversible, et vous ne pourrez plus obtenir d’attestation.",
    open: "Effacer mes données",
    button: "Effacer définitivement",
  },

  done: {
    accepted: "La place est à vous. Nous vous avons envoyé une confirmation par e-mail.",
    declined: "Vous avez refusé la place. Elle est proposée à la personne suivante.",
    cancelled: "Votre inscription est annulée.",
    changed: "Vos modifications sont enregistrées.",
    reminders: "Votre choix de rappels est enregistré.",
  },
  problems: {
    heading: "Rien n’a encore été modifié. Veuillez vérifier :",
    lapsed: "Cette offre est terminée. La place a été proposée à la personne suivante.",
    over: "Cette inscription ne peut plus être modifiée : elle a été annulée, ou l’événement est terminé ou annulé.",
    notEnough:
      "{left, plural, =0 {Rien n’a été modifié : aucune autre place n’est libre.} one {Rien n’a été modifié : une seule autre place est libre.} other {Rien n’a été modifié : seules # autres places sont libres.}}",
    failed: "Désolé, l’enregistrement n’a pas réussi. Veuillez réessayer.",
  },

  erased: {
    title: "Vos données sont effacées",
    lead: "Il ne reste rien de votre inscription dans notre base de données. Les copies de nos sauvegardes sont supprimées à leur échéance et ne sont pas utilisées d’ici là.",
  },
  missing: {
    title: "Il n’y a pas d’inscription ici",
    lead: "L’inscription a peut-être été effacée, son délai est peut-être écoulé, ou le lien contient une erreur. Le dernier e-mail sur l’événement contient le bon lien.",
  },
  tooMany: {
    title: "Trop d’essais",
    lead: "Trop de liens erronés ont été ouverts depuis votre réseau. Réessayez dans dix minutes.",
  },
};
