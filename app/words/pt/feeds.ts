import type { Translation } from "../translation.ts";

export const feeds: Translation["feeds"] = {
  ofSection: "{organisation}: {name}",
  updates: "{organisation}: todas as novidades",
  calendar: "{organisation}: eventos",
  whenAndWhere: "{date}, {time} UTC. {place}",
};
