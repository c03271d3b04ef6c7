import type { Translation } from "../translation.ts";

export const languageWords: Translation["languageWords"] = {
  label: "اللغة",
  offer: "المتابعة بالعربية",
  dismiss: "البقاء هنا",
  unread: "لم يراجع هذه الترجمة بعدُ ناطق أصلي بالعربية. {link}",
  correct: "أخبرونا بما فيها من أخطاء.",
  notTranslated: "لا يتوفر هذا النص بالعربية بعد. تقرؤونه هنا باللغة {language}.",
  readByNative: {
    translation: "قرأ هذه الترجمة ناطق أصلي باللغة: {reader}، {date}.",
    original: "قرأ هذا النص ناطق أصلي باللغة: {reader}، {date}.",
  },
  readIn: "القراءة باللغة {language}",
  filter: "اللغة",
  all: "كل اللغات",
  only: "باللغة {language} فقط",
  inLanguage: "باللغة {language}",
  names: {
    en: "الإنجليزية",
    fr: "الفرنسية",
    pt: "البرتغالية",
    sw: "السواحيلية",
    am: "الأمهرية",
    ar: "العربية",
  },
};
