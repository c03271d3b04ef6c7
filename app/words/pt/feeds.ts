import type { Translation } from "../translation.ts";

export const feeds: Translation["feeds"] = {
  ofSection: "Secure AI Africa: {name}",
  updates: {
    title: "Secure AI Africa: All updates",
    description: "News, events and resources, newest first.",
  },
  calendar: "Secure AI Africa: Events",
  whenAndWhere: "{date}, {time} UTC. {place}",
};
