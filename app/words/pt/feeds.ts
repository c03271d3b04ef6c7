import type { Translation } from "../translation.ts";

export const feeds: Translation["feeds"] = {
  ofSection: "Secure AI Africa: {name}",
  updates: {
    title: "Secure AI Africa: todas as novidades",
    description: "Notícias, eventos e recursos, do mais recente ao mais antigo.",
  },
  calendar: "Secure AI Africa: eventos",
  whenAndWhere: "{date}, {time} UTC. {place}",
};
