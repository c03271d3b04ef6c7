import type { DeskTranslation } from "../../translation.ts";

export const media: DeskTranslation["media"] = {
  title: "Images et fichiers",
  show: "Afficher",
  all: "Images et fichiers",
  kinds: { picture: "Images", file: "Fichiers" },
  deleted: "Supprimé.",
  empty: "Rien ici pour le moment. Appuyez sur « Téléverser » pour ajouter une image ou un fichier.",
  notFound: "Aucun résultat.",
  count:
    "{count, plural, one {# élément, du plus récent au plus ancien.} other {# éléments, du plus récent au plus ancien.}}",
  picture: "Image",
  processing: "Traitement en cours",
  processingFailed: "Le traitement a échoué.",
  problems: {
    broken: "Cette image n’a pas pu être préparée pour le public. Réessayez, ou téléversez une autre copie.",
    late: "La préparation de cette image pour le public a pris trop de temps. Réessayez quand le site sera moins sollicité, ou téléversez une copie plus petite.",
  },
  reloadSoon: "{state}. Rechargez cette page dans un instant pour voir le résultat.",
  noAlt: "Pas encore de texte alternatif",
  unused: "Non utilisé",
  usedIn: "Utilisé dans {places}",
  usedInMore: "Utilisé dans {places} et {more} de plus",
  locked:
    "Cet élément figure sur une page publiée ou programmée : seul le rôle de publication permet de changer sa description.",
  saved: "Enregistré. Le changement est visible par tous.",
  tryAgain: "Réessayer",
  address: "Adresse web : {address}",
  open: "Ouvrir",
  toAll: "Toutes les images et tous les fichiers",
  alt: "Texte alternatif",
  altHint: "Décrivez l’image pour les personnes qui ne peuvent pas la voir.",
  decorative: "Décorative : elle n’ajoute rien au texte",
  caption: "Légende",
  captionHint: "Affichée sous l’image.",
  credit: "Crédit",
  creditHint: "L’auteur de la photo, indiqué avec l’image.",
  uses: {
    heading: "Utilisé dans",
    none: "Utilisé nulle part.",
    removeFirst: "Pour le supprimer, retirez-le d’abord de ces pages.",
  },
  replace: {
    heading: "Remplacer",
    explained:
      "L’adresse web reste la même : toutes les pages et tous les liens mènent au nouveau fichier. Choisissez un fichier du même type.",
    newFile: "Nouveau fichier",
    done: "Remplacé. Le nouveau fichier est en ligne.",
  },
  versions: {
    heading: "Historique",
    current: "Utilisée",
    view: "Voir",
    restore: "Rétablir",
    done: "Rétabli. Cette version est en ligne.",
    kept: "Les {count} dernières versions sont conservées.",
  },
  delete: "Supprimer",
  askDelete: "Supprimer cet élément ? Cette action est irréversible.",
  inUse: "Non supprimé : il est maintenant utilisé, comme indiqué ci-dessous.",
  inReply:
    "Non supprimé : il est joint à une réponse qui n’est pas encore envoyée ({reference}). Vous pourrez le supprimer une fois la réponse envoyée.",
};
