import type { Translation } from "../translation.ts";

export const shell: Translation["shell"] = {
  skipToContent: "Aller au contenu",
  loading: "Chargement…",
  asOf: "État au {date}",
  mainMenu: "Menu principal",
  openMenu: "Menu",
  showSubPages: "{name} : afficher les pages",
  search: "Rechercher",
  searchSite: "Rechercher sur le site",
  toTop: "Haut de page",
  opensInNewTab: "{name} (nouvel onglet)",
  lowData: {
    whenOff: {
      turn: "Activer le mode économie de données",
      note: "En mode économie de données : pas de scripts, pas de vidéo, pas de police à télécharger, et des images seulement si vous les demandez. Tout continue de fonctionner.",
    },
    whenOn: {
      turn: "Désactiver le mode économie de données",
      note: "Le mode économie de données est activé : pas de scripts, pas de vidéo, pas de police à télécharger, et des images seulement si vous les demandez. Tout continue de fonctionner.",
    },
    noKilobytes: "0,0",
    weight: "Le chargement de cette page a consommé {kilobytes} ko de données.",
    withoutPictures: " Les images ne sont pas comptées.",
  },
  forget: {
    button: "Tout oublier sur cet appareil",
    question: "Des textes sur cet appareil n’ont pas encore été envoyés. Les supprimer aussi ?",
    removed: "Supprimé de cet appareil :",
    everything: "tout ce que ce site y conservait",
    pages: "pages",
    drafts: "brouillons",
    messages: "messages en attente",
    settings: "réglages",
    nothing: "Ce site ne conservait rien sur cet appareil.",
  },
  theme: { toDark: "Passer à l’affichage sombre", toLight: "Passer à l’affichage clair" },
};
