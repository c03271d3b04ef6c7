import type { Translation } from "../translation.ts";

export const keptPages: Translation["keptPages"] = {
  copy: "Le site est injoignable. Vous lisez une copie enregistrée sur cet appareil :",
  title: "Cette page n’est pas enregistrée sur cet appareil",
  lead: "Le site est injoignable. Vérifiez votre connexion et réessayez.",
  tryAgain: "Réessayer",
  readable: "Vous pouvez lire ces pages maintenant",
  none: "Aucune page n’est encore enregistrée sur cet appareil.",
};
