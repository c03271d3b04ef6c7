import type { Translation } from "../translation.ts";

export const myData: Translation["myData"] = {
  title: "Votre message",
  description: "Ce que {organisation} conserve au sujet d’un message.",
  lead: "Voici tout ce que nous conservons au sujet de votre message. Quiconque a l’adresse de cette page peut le voir et l’effacer : gardez-la pour vous.",
  facts: {
    heading: "Ce que nous gardons",
    reference: "Référence",
    received: "Reçu le",
    state: "État",
    states: {
      waiting: "En attente de réponse",
      answered: "Réponse envoyée",
      closed: "Clos. Si vous écrivez de nouveau, il sera rouvert",
    },
    deleted: "Supprimé après le",
    deletedUnless: "{date}, sauf si vous ou nous écrivons de nouveau d’ici là",
    name: "Nom",
    email: "E-mail",
    about: "Sujet",
    inUtc: "{moment} UTC",
    notes:
      "Notre équipe a écrit {count, plural, one {# note interne, qui n’est pas montrée ici et qui sera effacée} other {# notes internes, qui ne sont pas montrées ici et qui seront effacées}} avec le reste.",
    networks:
      "Pendant un jour après l’arrivée du message, nous gardons aussi une forme brouillée de votre adresse réseau et de ce que vous avez saisi.",
  },
  conversation: {
    heading: "Ce qui a été écrit",
    you: "Vous avez écrit",
    us: "Nous avons répondu",
    quoted: "Citations d’e-mails précédents",
    files: "Fichiers",
    notKept: "{name} (non conservé)",
  },
  email: {
    heading: "Corriger votre adresse e-mail",
    label: "E-mail",
    now: "Nous répondrons à l’adresse {email}.",
    correct: "Corriger l’adresse",
    corrected: "L’adresse est corrigée. Désormais, nous répondrons à l’adresse {email}.",
    notYet: "L’adresse n’a pas encore été corrigée.",
    question: "Vouliez-vous écrire {likely} ?",
    take: "Oui, prendre {likely}",
    keep: "Non, {email} est correct",
    tooMany: "Cette adresse a été modifiée trop souvent. Veuillez nous contacter.",
  },
  registrations: {
    heading: "Vos inscriptions à des événements",
    text: "Avec le lien d’une inscription, vous pouvez la voir, la modifier et l’effacer. Pour être sûrs que l’adresse e-mail est la vôtre, nous y envoyons les liens.",
    send: "M’envoyer les liens",
    sent: "S’il existe des inscriptions avec {email}, leurs liens sont en route vers cette adresse.",
    tooMany: "Trop de liens ont été demandés aujourd’hui. Veuillez réessayer demain.",
  },
  newsletter: {
    heading: "Lettre d’information",
    text: "Si {email} reçoit notre lettre d’information, nous envoyons à cette adresse le lien vers l’abonnement. Vous pouvez y voir l’abonnement, le modifier et l’effacer.",
    button: "M’envoyer le lien",
    sent: "Si l’adresse reçoit notre lettre d’information, le lien est en route. Nous l’envoyons au plus une fois par jour.",
  },
  take: {
    heading: "Télécharger une copie",
    text: "Tout ce qui est montré ici, dans un fichier que des programmes peuvent lire.",
    download: "Télécharger en JSON",
  },
  erase: {
    heading: "Effacer le message",
    text: "Votre message, nos réponses, vos e-mails et les fichiers joints sont effacés aussitôt de notre base de données.",
    next: "Effacer…",
    title: "Effacer votre message ?",
    lead: "Le message {reference}, nos réponses, vos e-mails et leurs fichiers seront effacés définitivement. Personne ne pourra les rétablir et, si vous attendez une réponse, il n’en viendra pas.",
    yes: "Effacer définitivement",
    no: "Le garder",
    tomorrow:
      "Un nombre inhabituel de messages d’aujourd’hui ont déjà été effacés, ce qui peut être une attaque. Vous pourrez effacer le vôtre à partir de demain.",
  },
  erased: {
    title: "Votre message est effacé",
    lead: "Il n’en reste rien dans notre base de données. Les copies dans nos sauvegardes sont supprimées quand leur durée est écoulée, et ne sont pas utilisées d’ici là. Les e-mails envoyés à ce sujet, à vous ou à notre équipe, se trouvent dans des boîtes que cette page ne peut pas vider : si vous voulez qu’ils soient supprimés aussi, écrivez-nous.",
  },
  missing: {
    title: "Rien n’est conservé ici",
    lead: "Il n’y a pas de message à cette adresse. Il a peut-être été effacé, sa durée de conservation est peut-être écoulée, ou le lien contient une erreur.",
    ask: "Pour demander ce que nous gardons à votre sujet, écrivez-nous depuis l’adresse e-mail que vous avez donnée :",
    contact: "Nous contacter",
  },
};
