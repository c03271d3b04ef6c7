import type { Translation } from "../translation.ts";

export const feeds: Translation["feeds"] = {
  ofSection: "Secure AI Africa: {name}",
  updates: {
    title: "Secure AI Africa: Yote yaliyo mapya",
    description: "Habari, matukio na nyenzo, kuanzia kilicho kipya zaidi.",
  },
  calendar: "Secure AI Africa: Matukio",
  whenAndWhere: "{date}, {time} UTC. {place}",
};
