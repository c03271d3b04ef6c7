import type { Translation } from "../translation.ts";

export const feeds: Translation["feeds"] = {
  ofSection: "Secure AI Africa : {name}",
  updates: {
    title: "Secure AI Africa : toutes les nouveautés",
    description: "Actualités, événements et ressources, du plus récent au plus ancien.",
  },
  calendar: "Secure AI Africa : événements",
  whenAndWhere: "{date}, {time} UTC. {place}",
};
