import type { Translation } from "../translation.ts";

export const support: Translation["support"] = {
  title: "Aide",
  description:
    "De l’aide pour ce site et nos ressources : où chercher d’abord, réponses techniques, et comment signaler un problème.",
  lead: "De l’aide pour ce site, pour une ressource que vous voulez utiliser ou pour un événement auquel vous voulez participer.",
  first: {
    heading: "Où chercher d’abord",
    ways: [
      {
        title: "Questions et réponses",
        text: "Vingt réponses courtes : qui nous sommes, participer, les événements, les ressources et ce site.",
        link: { label: "Lire la FAQ" },
      },
      {
        title: "Recherche",
        text: "Cherchez d’un coup dans nos projets, actualités, événements, ressources et questions.",
        link: { label: "Rechercher sur le site" },
      },
      {
        title: "Plan du site",
        text: "Toutes les pages en une liste, pour quand vous savez que c’est ici, quelque part.",
        link: { label: "Voir toutes les pages" },
      },
    ],
  },
  technical: { heading: "Réponses techniques", all: "Toutes les questions" },
  report: { heading: "Signaler un problème" },
  contact: {
    heading: "Nous écrire",
    lead: "Une personne lit chaque message. Vous recevrez une réponse dans les 24 heures.",
  },
};
