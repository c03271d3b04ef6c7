import type { Translation } from "../translation.ts";

export const onThisDevice: Translation["onThisDevice"] = {
  title: "Sur cet appareil",
  description: "Les pages de ce site que votre navigateur garde pour les lire hors connexion.",
  lead: "Ce que votre navigateur garde de ce site, pour que vous puissiez le lire sans connexion. Vous pouvez le supprimer à tout moment.",
  noScript: "Cette page a besoin de JavaScript, car seul votre navigateur sait ce qu’il garde.",
  reading: "Lecture de cet appareil…",
  unsupported: "Ce navigateur ne peut pas garder de pages à lire hors connexion.",
  packs: "Enregistré hors connexion",
  noPacks:
    "Rien pour l’instant. Utilisez « Enregistrer hors connexion » sur une ressource, une actualité, un événement ou un projet.",
  pages: "Pages que vous avez lues",
  noPages: "Aucune n’est gardée.",
  total: "{size} au total",
  about: "{size}, enregistré le {date}",
  remove: "Supprimer",
  removeNamed: "Supprimer {name}",
  removeAllPacks: "Supprimer tout ce qui est enregistré hors connexion",
  removeAllPages: "Supprimer toutes les pages",
  removed: "Supprimé.",
  notRemoved: "La suppression n’a pas réussi. Veuillez réessayer.",
};
