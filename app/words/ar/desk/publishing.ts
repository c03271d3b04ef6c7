import type { DeskTranslation } from "../../translation.ts";

export const publishing: DeskTranslation["publishing"] = {
  save: "حفظ المسوّدة",
  preview: "معاينة",
  publish: "نشر",
  publishAt: "موعد النشر",
  zoneHint: "بحسب منطقتكم الزمنية، {zone}.",
  schedule: "جدولة",
  cancelSchedule: "إلغاء الجدولة",
  history: "سجل النسخ",
  withdraw: "سحب",
  delete: "حذف",
  locked: {
    public: "هذا المحتوى منشور، لذلك لا يتيح حذفه إلا دور النشر.",
    scheduled: "هذا المحتوى مجدول، لذلك لا يتيح حذفه إلا دور النشر.",
  },
  problems:
    "{failure}: {count, plural, zero {لا شيء يحتاج إلى تصحيح} one {أمر واحد يحتاج إلى تصحيح} two {أمران يحتاجان إلى تصحيح} few {# أمور تحتاج إلى تصحيح} many {# أمرًا يحتاج إلى تصحيح} other {# أمر يحتاج إلى تصحيح}}",
};
