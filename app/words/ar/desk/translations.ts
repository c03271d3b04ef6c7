import type { DeskTranslation } from "../../translation.ts";

export const translations: DeskTranslation["translations"] = {
  tabs: "لغات هذا المحتوى",
  list: "الترجمات",
  choose: "دوركم كتابة الترجمات. اختاروا اللغة التي تترجمون إليها.",
  missingList: "الترجمات الناقصة",
  missingShort: "الناقص:",
  states: {
    original: "الأصل",
    missing: "ناقص",
    deleted: "محذوف",
    stale: "يحتاج إلى تحديث",
    unpublished: "تغييرات لم تُنشر",
    draft: "مسوّدة",
    scheduled: "مجدول",
    published: "منشور",
    withdrawn: "مسحوب",
  },
  writtenIn: "لغة الكتابة",
  change: "تغيير",
  publicOriginal: "النص المنشور ({language}) بجانب كل حقل.",
  draftOriginal: "المسوّدة ({language})، وهي غير منشورة، بجانب كل حقل.",
  stale: {
    heading: "تغيّر الأصل منذ هذه الترجمة",
    unknown: "لم تعد النسخة المترجمة معروفة: قارنوا النص كله.",
    help: "عند نشر الترجمة تُعَدّ محدَّثة من جديد. وإن لم تحتج إلى تغيير، فأشيروا إلى ذلك هنا.",
    agree: "الترجمة محدَّثة",
    leave: "تبقى «تحتاج إلى تحديث» عند النشر",
  },
  start: {
    text: "لا توجد ترجمة ({language}) بعد. يرى من يقرؤون بهذه اللغة ({language}) النص الأصلي ({original})، مع ملاحظة.",
    fromOriginal: "البدء من النص الأصلي",
    empty: "البدء من نص فارغ",
  },
};
