import type { Translation } from "../translation.ts";

export const languageWords: Translation["languageWords"] = {
  label: "ቋንቋ",
  offer: "በአማርኛ ይቀጥሉ",
  dismiss: "እዚሁ ይቆዩ",
  unread: "ይህ ትርጉም በአፍ መፍቻ ተናጋሪ ገና አልተረጋገጠም። {link}",
  correct: "ስህተት ካዩ ይንገሩን።",
  notTranslated: "ይህ ጽሑፍ በአማርኛ ገና አይገኝም። አሁን የሚያነቡት በ{language} ነው።",
  readByNative: {
    translation: "ይህ ትርጉም በአፍ መፍቻ ተናጋሪ ተነቧል፦ {reader}፣ {date}።",
    original: "ይህ ጽሑፍ በአፍ መፍቻ ተናጋሪ ተነቧል፦ {reader}፣ {date}።",
  },
  readIn: "በ{language} ያንብቡ",
  filter: "ቋንቋ",
  all: "ሁሉም ቋንቋዎች",
  only: "በ{language} ብቻ",
  inLanguage: "በ{language}",
  names: { en: "እንግሊዝኛ", fr: "ፈረንሳይኛ", pt: "ፖርቹጋልኛ", sw: "ስዋሂሊ", am: "አማርኛ", ar: "አረብኛ" },
};
