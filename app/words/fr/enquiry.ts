import type { Translation } from "../translation.ts";

export const enquiry: Translation["enquiry"] = {
  labels: { name: "Nom", email: "E-mail", subject: "Objet", message: "Message" },
  honeypot: "Laissez ce champ vide",
  send: "Envoyer le message",
  sending: "Envoi en cours…",
  draft: { kept: "Conservé sur cet appareil seulement, pendant un jour.", clear: "Effacer ma saisie" },
  thanks: "Merci pour votre message ! Nous vous répondrons bientôt.",
  answerTo: "Nous répondrons à l’adresse {email}.",
  correct: "Corriger cette adresse",
  reference: "Votre numéro de référence :",
  kept: "Voir, corriger ou effacer votre message",
  failure: {
    home: "Une erreur s’est produite. Veuillez réessayer.",
    contact: "Nous en sommes désolés : votre message n’a pas pu être envoyé. Veuillez réessayer.",
  },
  tooMany:
    "Nous avons reçu trop de messages en peu de temps. Veuillez réessayer dans {minutes, plural, one {# minute} other {# minutes}}.",
  byMail: "Vous pouvez aussi l’envoyer par e-mail ; ce que vous avez saisi reste ici. Écrivez à",
  typo: {
    notSent: "Votre message n’a pas encore été envoyé.",
    question: "Vouliez-vous écrire {likely} ?",
    take: "Oui, envoyer avec {likely}",
    keep: "Non, {email} est correct",
  },
  problems: {
    heading: "Votre message n’a pas encore été envoyé. Veuillez vérifier :",
    missing: {
      name: "Indiquez votre nom.",
      email: "Indiquez votre adresse e-mail.",
      subject: "Indiquez un objet.",
      message: "Écrivez votre message.",
    },
    malformed: {
      space: "Retirez les espaces de l’adresse e-mail.",
      "two ats": "Indiquez une seule adresse e-mail, avec un seul @.",
      "dot at the end": "Retirez le point à la fin de l’adresse e-mail.",
      "dot too many": "Il y a un point de trop après le @ de l’adresse e-mail.",
      "no dot":
        "L’adresse e-mail n’est pas complète : après le @ vient un nom avec un point, par exemple example.org.",
      other: "Indiquez une adresse e-mail comme nom@example.org.",
    },
    long: "{label} : texte trop long. Retirez {by, plural, one {# caractère} other {# caractères}}.",
  },
  retention: {
    heading: "Ce que devient votre message",
    text: "Nous gardons votre nom, votre adresse e-mail, l’objet, le message et nos réponses pendant {months, plural, one {# mois} other {# mois}} après le dernier message, le vôtre ou le nôtre ; ensuite, tout est supprimé. Seuls les membres de l’équipe qui répondent aux messages et, si nécessaire, ceux qui s’occupent du serveur peuvent les lire. Après l’envoi, vous recevez un lien pour les voir, les corriger ou les effacer. Pour arrêter les vagues de messages indésirables, nous gardons aussi pendant un jour une forme brouillée de votre adresse réseau et de ce que vous avez saisi.",
    policy: "Politique de confidentialité",
  },
};
