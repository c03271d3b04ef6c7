import type { DeskTranslation } from "../../translation.ts";

export const receipts: DeskTranslation["receipts"] = {
  title: "فحوص: {title}",
  none: "لم يُنشر ولم يُسحب ولم يُنقل بعد.",
  line: "{act}، {moment}: {state}",
  acts: { published: "نُشر", withdrawn: "سُحب", renamed: "تغيّر عنوان الويب" },
  states: {
    waiting: "الفحص جارٍ. أعيدوا تحميل هذه الصفحة بعد قليل.",
    green: "نجحت كل الفحوص.",
    red: "فشلت بعض الفحوص.",
  },
  places: {
    page: "الصفحة",
    picture: "الصورة",
    "old address": "العنوان القديم",
    list: "القائمة",
    Home: "الصفحة الرئيسية",
    search: "البحث",
    feed: "الخلاصة",
    "feed of all updates": "خلاصة كل المستجدات",
    calendar: "التقويم",
    sitemap: "خريطة الموقع",
    "what they wrote": "ما كتبه الشخص",
    schedule: "الجدولة",
  },
};
