import type { Translation } from "../translation.ts";

export const legal: Translation["legal"] = {
  updated: { text: "آخر تحديث: 26 أكتوبر 2023" },
  updatedOn: "آخر تحديث: {date}",
  contents: "في هذه الصفحة",
};
