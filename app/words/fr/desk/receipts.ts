import type { DeskTranslation } from "../../translation.ts";

export const receipts: DeskTranslation["receipts"] = {
  title: "Vérifications : {title}",
  none: "Pas encore publié, retiré ou déplacé.",
  line: "{act} : {moment}, {state}",
  acts: { published: "Publication", withdrawn: "Retrait", renamed: "Changement d’adresse web" },
  states: {
    waiting: "vérification en cours. Rechargez cette page dans un instant.",
    green: "toutes les vérifications ont réussi.",
    red: "certaines vérifications ont échoué.",
  },
  places: {
    page: "Page",
    picture: "Image",
    "old address": "Ancienne adresse",
    list: "Liste",
    Home: "Accueil",
    search: "Recherche",
    feed: "Flux",
    "feed of all updates": "Flux de toutes les nouveautés",
    calendar: "Calendrier",
    sitemap: "Plan du site",
    "what they wrote": "Ses textes",
    schedule: "Programmation",
  },
};
