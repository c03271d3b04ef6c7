import type { DeskTranslation } from "../../translation.ts";

export const preview: DeskTranslation["preview"] = {
  heading: "Aperçu de {title}",
  missing: "Il manque encore (laissé de côté ou remplacé par des exemples ci-dessous) : {fields}.",
  links: {
    heading: "Liens pour les personnes sans compte",
    help: "Toute personne qui a le lien peut voir le dernier brouillon, pendant sept jours ou jusqu’à ce que vous le révoquiez.",
    copyNow: "Copiez ce lien maintenant : il ne sera plus affiché.",
    created: "Créé par {name}, {created} ; expire le {expires}",
    revoke: "Révoquer",
    create: "Créer un lien d’aperçu",
  },
  frames: {
    label: "Aperçus",
    scrolls: "Un aperçu à la fois, défilable",
    frameScrolls: "{name}, défilable",
    open: "Ouvrir dans un nouvel onglet : {name}",
    phone: { light: "Téléphone, clair", dark: "Téléphone, sombre" },
    desktop: { light: "Ordinateur, clair", dark: "Ordinateur, sombre" },
  },
};
