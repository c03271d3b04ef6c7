import type { Translation } from "../translation.ts";

export const newestWork: Translation["newestWork"] = {
  row: "أحدث المشاريع",
  skip: "تخطّي المشاريع",
  previous: "المشروع السابق",
  next: "المشروع التالي",
};
