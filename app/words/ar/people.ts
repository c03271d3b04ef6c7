import type { Translation } from "../translation.ts";

export const people: Translation["people"] = {
  email: "البريد الإلكتروني",
  profile: "الصفحة الشخصية",
  pictureOf: "صورة {name}",
  back: "العودة إلى صفحة «فريقنا»",
  wrote: "أخبار وموارد كتبها هذا الشخص",
  works:
    "{more, select, true {أكثر من {total, number} نص} other {{total, plural, zero {لا نصوص} one {نص واحد} two {نصان} few {# نصوص} many {# نصًا} other {# نص}}}}",
  missing: {
    title: "الشخص غير موجود",
    description: "لا أحد في هذا العنوان.",
    lead: "لا أحد في هذا العنوان. ربما تغيّر اسم الصفحة أو سُحبت.",
    failedLead: "تعذّر تحميل هذه الصفحة الآن. الخطأ من جانبنا. يُرجى إعادة المحاولة بعد قليل.",
    toList: "العودة إلى صفحة «فريقنا»",
    toAbout: "العودة إلى «من نحن»",
  },
};
