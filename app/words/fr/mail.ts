import type { Translation } from "../translation.ts";

export const mail: Translation["mail"] = {
  wrote: "Le {moment}, vous avez écrit :",
  acknowledgement: {
    subject: "Nous avons reçu votre message ({reference})",
    thanks:
      "Merci d’avoir écrit à {organisation}. Nous avons bien reçu votre message et vous répondrons dans les 24 heures.",
    closed:
      "Merci d’avoir écrit à {organisation}. Nous avons bien reçu votre message. Notre bureau est fermé pour un jour férié ; nous vous répondrons au plus tard le {day}.",
    reference: "Votre numéro de référence : {reference}",
    kept: "Ici, vous pouvez voir votre message et l’effacer :",
    mistake:
      "Si vous ne nous avez pas écrit, quelqu’un a saisi votre adresse par erreur. Vous n’avez rien à faire, ou vous pouvez effacer le message avec le lien ci-dessus.",
  },
};
