import type { Translation } from "../translation.ts";

export const feeds: Translation["feeds"] = {
  ofSection: "{organisation}: {name}",
  updates: "{organisation}: Yote yaliyo mapya",
  calendar: "{organisation}: Matukio",
  whenAndWhere: "{date}, {time} UTC. {place}",
};
