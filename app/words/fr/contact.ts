import type { Translation } from "../translation.ts";

export const contact: Translation["contact"] = {
  details: {
    place: "Lieu",
    phone: "Téléphone",
    email: "E-mail",
    press: "Pour la presse",
    social: "Nous suivre",
    reply: "Réponse",
    kept: "Ces {days} derniers jours, nous avons répondu dans les 24 heures à {all, select, true {tous les messages reçus ({messages, number})} other {{inTime, number} des {messages, number} messages reçus}}.",
    median: "La moitié des messages ont reçu une réponse en {time} au plus (la médiane).",
    opensInNewTab: "{name} (nouvel onglet)",
  },
};
