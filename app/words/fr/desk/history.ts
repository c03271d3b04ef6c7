import type { DeskTranslation } from "../../translation.ts";

export const history: DeskTranslation["history"] = {
  title: "Historique : {title}",
  restored: "Rétabli comme nouvelle version.",
  changes: "Changements",
  from: "De",
  until: "À",
  compare: "Comparer",
  same: "Ces deux versions sont identiques.",
  removed: "[supprimé : {text}]",
  added: "[ajouté : {text}]",
  address: "Adresse web",
  versions: "Versions",
  none: "Rien n’est encore enregistré.",
  acts: {
    written: "Texte actuel, pas encore enregistré comme version",
    saved: "Enregistrement",
    published: "Publication",
    scheduled: "Programmation",
    withdrawn: "Retrait",
    restored: "Rétablissement",
    deleted: "Suppression",
  },
  versionBy: "{act} : {name}, {moment}",
  versionWithoutAuthor: "{act} : {moment}",
  option: "{moment}, {act} ({name})",
  optionWithoutAuthor: "{moment}, {act}",
  restore: "Rétablir",
  publishNote:
    "Une version rétablie doit être publiée : d’ici là, le public continue de lire la version actuelle.",
};
