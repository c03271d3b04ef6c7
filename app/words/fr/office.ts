import type { Translation } from "../translation.ts";

export const siteNotice: Translation["siteNotice"] = { label: "Avis" };

export const closed: Translation["closed"] = {
  answerBy: "Notre bureau est fermé pour un jour férié. Nous répondrons au plus tard le {day}.",
  now: "Notre bureau est fermé pour un jour férié : un message envoyé maintenant reçoit une réponse au plus tard le {day}.",
  notCounted: "Les jours où notre bureau était fermé ne comptent pas.",
};
