import type { Translation } from "../translation.ts";

export const legal: Translation["legal"] = {
  updated: { text: "آخر تحديث: 26 أكتوبر 2023" },
  versionOf: "تاريخ نص هذا الموقع: {date}",
  contents: "في هذه الصفحة",
  englishBinds: "هذه ترجمة. والنص الإنجليزي هو الملزم.",
  readEnglish: "قراءة النص الإنجليزي",
  contactWays: {
    form: "بالاستمارة الموجودة في [صفحة الاتصال](/contact)",
    email: "بالبريد الإلكتروني: [{email}](mailto:{email})",
    // Without these marks the groups of the number would stand in the wrong order.
    phone: "بالهاتف: [\u2066{phone}\u2069](tel:{dialled})",
  },
};
