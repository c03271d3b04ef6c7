import type { DeskTranslation } from "../../translation.ts";

export const upgrade: DeskTranslation["upgrade"] = {
  done: "اكتملت آخر ترقية.",
  texts:
    "يجري إعادة بناء نصوص البحث: اكتمل {checked, number} من {total, number}. وحتى ذلك الحين تعرض بعض عمليات البحث ما كانت تعرضه قبل الترقية.",
  releases: "تعمل عدة إصدارات من الموقع في الوقت نفسه: {names}.",
  contract: "يمكن الرجوع إلى الإصدار السابق حتى {moment}.",
};
