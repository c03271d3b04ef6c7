import type { Translation } from "../translation.ts";

export const feeds: Translation["feeds"] = {
  ofSection: "{organisation}: {name}",
  updates: "{organisation}: كل المستجدات",
  calendar: "{organisation}: الفعاليات",
  whenAndWhere: "{date}، {time} بالتوقيت العالمي (UTC). {place}",
};
