import type { Translation } from "../translation.ts";

export const contact: Translation["contact"] = {
  title: "Contact",
  description:
    "Écrivez à Secure AI Africa, à Addis-Abeba : nous répondons à chaque message dans les 24 heures.",
  lead: "Une question sur la sécurité de l’IA, un projet à partager, un partenariat à proposer : écrivez-nous. Nous répondons dans les 24 heures.",
  form: "Envoyez-nous un message",
  details: {
    heading: "Où nous trouver",
    place: "Lieu",
    address: "Addis-Abeba, Éthiopie",
    phone: "Téléphone",
    email: "E-mail",
    press: "Pour la presse",
    social: "Nous suivre",
    reply: "Réponse",
    replyWithin: "Dans les 24 heures",
    kept: "Ces {days} derniers jours, nous avons répondu dans les 24 heures à {all, select, true {tous les messages reçus ({messages, number})} other {{inTime, number} des {messages, number} messages reçus}}.",
    median: "La moitié des messages ont reçu une réponse en {time} au plus (la médiane).",
    opensInNewTab: "{name} (nouvel onglet)",
  },
};
