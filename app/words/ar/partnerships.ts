import type { Translation } from "../translation.ts";

export const partnerships: Translation["partnerships"] = {
  partners: {
    visit: "زيارة الموقع",
    newTab: "الخاص بـ {name} (يُفتح في علامة تبويب جديدة)",
    logoOf: "شعار {name}",
  },
};
