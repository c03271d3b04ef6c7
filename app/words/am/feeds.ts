import type { Translation } from "../translation.ts";

export const feeds: Translation["feeds"] = {
  ofSection: "Secure AI Africa፦ {name}",
  updates: {
    title: "Secure AI Africa፦ አዳዲስ መረጃዎች ሁሉ",
    description: "ዜናዎች፣ ዝግጅቶችና መርጃዎች፣ ከአዲሱ ጀምሮ።",
  },
  calendar: "Secure AI Africa፦ ዝግጅቶች",
  whenAndWhere: "{date}፣ {time} UTC። {place}",
};
