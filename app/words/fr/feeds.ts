import type { Translation } from "../translation.ts";

export const feeds: Translation["feeds"] = {
  ofSection: "{organisation} : {name}",
  updates: "{organisation} : toutes les nouveautés",
  calendar: "{organisation} : événements",
  whenAndWhere: "{date}, {time} UTC. {place}",
};
