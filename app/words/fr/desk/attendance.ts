import type { DeskTranslation } from "../../translation.ts";

export const attendance: DeskTranslation["attendance"] = {
  title: "Présences",
  field: "Code ou nom",
  fieldHint: "Saisissez ou scannez le code d’une personne et appuyez sur Entrée, ou cherchez un nom.",
  tick: "Pointer",
  said: {
    came: "{name} est là.",
    notHere: "{name} n’est pas là.",
    unknown: "Personne sur cette liste n’a ce code.",
  },
  counted: "{came, number} présents sur {all, number}.",
  saved: "Tout est enregistré.",
  sending: "{count, plural, one {Envoi de # pointage…} other {Envoi de # pointages…}}",
  offline:
    "Hors ligne – {count, plural, one {# pointage est enregistré sur cet appareil et sera envoyé} other {# pointages sont enregistrés sur cet appareil et seront envoyés}} plus tard.",
  offlineNone: "Hors ligne – vous pouvez continuer à pointer.",
  signedOut: "Vous n’êtes plus connecté(e). Les pointages sont enregistrés sur cet appareil.",
  signIn: "Se connecter",
  noMatches: "Personne n’a été trouvé.",
  more: "{count, plural, one {# autre personne : cherchez son nom.} other {# autres personnes : cherchez un nom.}}",
  tooMany: "Cette liste ne compte que {most, number} personnes. Les autres sont dans les inscriptions.",
};
