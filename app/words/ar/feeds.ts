import type { Translation } from "../translation.ts";

export const feeds: Translation["feeds"] = {
  ofSection: "Secure AI Africa: {name}",
  updates: {
    title: "Secure AI Africa: كل المستجدات",
    description: "أخبار وفعاليات وموارد، الأحدث أولًا.",
  },
  calendar: "Secure AI Africa: الفعاليات",
  whenAndWhere: "{date}، {time} بالتوقيت العالمي (UTC). {place}",
};
