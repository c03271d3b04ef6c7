import type { Translation } from "../translation.ts";

export const packs: Translation["packs"] = {
  save: "Enregistrer hors connexion",
  saveRecord: "Enregistrer hors connexion ({size})",
  saveList: "Enregistrer hors connexion : {count}, {size}",
  withFiles: "{count, plural, one {Inclure le fichier} other {Inclure # fichiers}} ({size})",
  asFile: "Télécharger en un seul fichier HTML",
  asFileOf: "Télécharger en un seul fichier HTML ({size})",
  saving: "Enregistrement…",
  cancel: "Annuler",
  cancelled: "Annulé. Ce que vous aviez déjà enregistré est toujours là.",
  saved: "Enregistré sur cet appareil.",
  seeAll: "Voir ce qui est sur cet appareil",
  pressAgain: "Cela demande {size} de données. Appuyez de nouveau pour enregistrer.",
  noRoom: "Il n’y a pas assez de place sur cet appareil. Rien n’a été modifié.",
  damaged: "Le téléchargement était endommagé. Rien n’a été modifié. Veuillez réessayer.",
  failed:
    "Le téléchargement n’est pas allé jusqu’au bout. Rien n’a été modifié. Veuillez réessayer une fois connecté.",
  gone: "Ce contenu n’est plus sur le site.",
  forgets:
    "Ce navigateur supprime les pages enregistrées après sept jours sans visite. Pour les garder, téléchargez le fichier HTML.",
  document: {
    from: "Enregistré depuis notre site. État au {date}.",
    contents: "Sommaire",
    online: "Cette page sur notre site",
  },
};
