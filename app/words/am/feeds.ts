import type { Translation } from "../translation.ts";

export const feeds: Translation["feeds"] = {
  ofSection: "{organisation}፦ {name}",
  updates: "{organisation}፦ አዳዲስ መረጃዎች ሁሉ",
  calendar: "{organisation}፦ ዝግጅቶች",
  whenAndWhere: "{date}፣ {time} UTC። {place}",
};
