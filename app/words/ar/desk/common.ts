import type { DeskTranslation } from "../../translation.ts";

export const common: DeskTranslation["common"] = {
  desk: "مساحة الفريق",
  name: "الاسم",
  email: "البريد الإلكتروني",
  save: "حفظ",
  signIn: "تسجيل الدخول",
  cancel: "إلغاء",
  search: "البحث",
  find: "بحث",
  all: "الكل",
  select: "تحديد",
  tryAgain: "محاولة مجددًا",
  backToWriting: "العودة إلى الكتابة",
  nothingHere: "لا شيء هنا.",
  nothingFound: "لم يُعثر على شيء.",
  untitled: "(بلا عنوان بعد)",
  roles: { translator: "ترجمة", writer: "كتابة", publisher: "نشر", administrator: "إدارة" },
  pagination: {
    label: "صفحات هذه القائمة",
    previous: "السابقة",
    next: "التالية",
    page: "الصفحة {page, number}",
  },
};
