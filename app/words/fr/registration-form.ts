import type { Translation } from "../translation.ts";

export const registrationForm: Translation["registrationForm"] = {
  kicker: "Inscription",
  title: "S’inscrire : {event}",
  description: "Inscrivez-vous à « {event} », un événement de {organisation}.",
  back: "À propos de cet événement",

  seats: "Nombre de places",
  seatsHint: "La vôtre comprise. {most} au maximum.",
  emailHint:
    "Nous envoyons à cette adresse un e-mail avec le lien qui permet de modifier ou d’annuler votre inscription.",
  question: "Une question pour nous",
  questionHint: "Notre équipe répond par e-mail dans les 24 heures.",
  optional: "(facultatif)",
  why: "Pourquoi nous le demandons :",
  questionSubject: "Question sur {event}",
  sensitive: "Seules les personnes responsables de l’événement peuvent lire cette réponse.",
  severalHint: "Plusieurs choix possibles.",
  choose: "Choisissez",

  retention: {
    heading: "Ce que deviennent vos données",
    text: "Nous conservons votre nom, votre adresse e-mail et vos réponses jusqu’à {days, plural, one {un jour} other {# jours}} après l’événement ; elles sont ensuite supprimées. Seule notre équipe peut les lire. Le lien contenu dans l’e-mail vous permet de les voir, de les modifier ou de les effacer plus tôt. Pour empêcher les envois en masse, nous conservons aussi pendant un jour une forme brouillée de votre adresse réseau et de votre adresse e-mail.",
  },

  sent: {
    title: "Merci !",
    mail: "Nous vous avons envoyé un e-mail. Il vous dit si vous avez une place et contient le lien pour voir, modifier ou annuler votre inscription.",
    missing:
      "S’il n’arrive pas dans les dix minutes, regardez dans le dossier des indésirables. S’il n’y est pas non plus, l’adresse e-mail contient peut-être une faute de frappe : inscrivez-vous à nouveau.",
    question: "Nous avons aussi reçu votre question et y répondrons dans les 24 heures.",
    questionLater: "Nous avons aussi reçu votre question. Nous y répondrons au plus tard le {day}.",
  },

  problems: {
    heading: "Vous n’êtes pas encore inscrit(e). Veuillez vérifier :",
    missing: "Veuillez répondre : {label}",
    consent: "Veuillez cocher : {label}",
    unknownChoice: "Choisissez l’une des réponses : {label}",
    seats: "Choisissez un nombre de places entre 1 et {most}.",
  },
  notYet: "Vous n’êtes pas encore inscrit(e).",
  notEnough:
    "{left, plural, =0 {Vous n’êtes pas inscrit(e) : il ne reste pas de place pour autant de personnes.} one {Vous n’êtes pas encore inscrit(e) : il ne reste qu’une place. Veuillez choisir moins de places.} other {Vous n’êtes pas encore inscrit(e) : il ne reste que # places. Veuillez choisir moins de places.}}",
  tooMany:
    "Vous n’êtes pas inscrit(e) : trop d’inscriptions sont venues aujourd’hui de votre réseau ou pour cette adresse e-mail. Réessayez demain ou écrivez-nous.",
  failed: "Désolé, votre inscription n’a pas pu être enregistrée. Veuillez réessayer.",
  questionFailed:
    "Votre inscription est arrivée, mais votre question n’a pas pu être enregistrée. Veuillez renvoyer le formulaire dans quelques minutes : vous ne serez pas inscrit(e) deux fois.",
  hiddenField:
    "Vous n’êtes pas encore inscrit(e) : un champ invisible a été rempli, peut-être par un programme. Veuillez renvoyer le formulaire.",
  noConnection:
    "Il n’y a pas de connexion. Vos réponses restent dans le formulaire : envoyez-le plus tard. Si vous cochez « C’est mon propre appareil », il attend ici et part de lui-même.",
};
