import type { DeskTranslation } from "../../translation.ts";

export const common: DeskTranslation["common"] = {
  desk: "مساحة الفريق",
  name: "الاسم",
  email: "البريد الإلكتروني",
  save: "حفظ",
  signIn: "تسجيل الدخول",
  cancel: "إلغاء",
  nothingHere: "لا شيء هنا.",
  roles: { writer: "كتابة", publisher: "نشر", administrator: "إدارة" },
  pagination: { label: "صفحات هذه القائمة", previous: "السابقة", next: "التالية" },
};
