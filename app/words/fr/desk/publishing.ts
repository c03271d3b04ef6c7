import type { DeskTranslation } from "../../translation.ts";

export const publishing: DeskTranslation["publishing"] = {
  save: "Enregistrer le brouillon",
  preview: "Aperçu",
  publish: "Publier",
  publishAt: "Publier le",
  zoneHint: "Dans votre fuseau horaire, {zone}.",
  schedule: "Programmer",
  cancelSchedule: "Annuler la programmation",
  history: "Historique",
  withdraw: "Retirer",
  delete: "Supprimer",
  locked: {
    public: "Ce contenu est public : seul le rôle de publication permet de le supprimer.",
    scheduled: "Ce contenu est programmé : seul le rôle de publication permet de le supprimer.",
  },
  problems: "{failure} : {count, plural, one {# point à corriger} other {# points à corriger}}",
};
