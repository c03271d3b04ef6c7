import type { Translation } from "../translation.ts";

export const keptPages: Translation["keptPages"] = {
  copy: "تعذّر الوصول إلى الموقع. أنت تقرأ نسخة محفوظة على هذا الجهاز:",
  title: "هذه الصفحة غير محفوظة على هذا الجهاز",
  lead: "تعذّر الوصول إلى الموقع. تحقّق من اتصالك ثم أعد المحاولة.",
  tryAgain: "إعادة المحاولة",
  readable: "يمكنك قراءة هذه الصفحات الآن",
  none: "لا توجد صفحات محفوظة على هذا الجهاز بعد.",
};
