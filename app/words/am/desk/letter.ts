import type { DeskTranslation } from "../../translation.ts";

export const letter: DeskTranslation["letter"] = {
  title: "ለሰዎች ይጻፉ",
  sendTo: "ለ",
  choose: "ይምረጡ",
  recipients: "{count, plural, one {# ሰው ይህን ኢሜይል ያገኛል።} other {# ሰዎች ይህን ኢሜይል ያገኛሉ።}}",
  subject: "ርዕስ",
  text: "ጽሑፍ",
  textHint: "ቀላል ጽሑፍ። በሰዎቹ ቋንቋ ይጻፉ፦ ገጹ አይተረጉመውም።",
  ending: "የሰውየው ምዝገባ አገናኝ እዚህ ይከተላል።",
  preview: "ቅድመ እይታ",
  send: "{count, plural, one {ለ# ሰው ይላኩ} other {ለ# ሰዎች ይላኩ}}",
  edit: "ወደ ጽሑፉ ይመለሱ",
  problems: {
    noRecipients: "የሚጻፍለት ሰው የለም። ሌሎች ሰዎችን ይምረጡ።",
    missing: "ርዕሱንና ጽሑፉን ይሙሉ።",
    tooLong: "ኢሜይሉ በጣም ረጅም ነው፦ ርዕሱ እስከ {subject, number}፣ ጽሑፉ እስከ {text, number} ፊደላት ሊኖሩት ይችላል።",
  },
  progress: {
    label: "የተላኩ ኢሜይሎች",
    sent: "ከ{written, number} ኢሜይሎች {sent, number} ተልከዋል።",
    unsent: "{unsent, plural, one {ለዚህ ዝግጅት ሰዎች # ኢሜይል ገና አልተላከም።} other {ለዚህ ዝግጅት ሰዎች # ኢሜይሎች ገና አልተላኩም።}}",
    notSetUp: "ኢሜይል ስላልተዘጋጀ ኢሜይሎቹ እስኪዘጋጅ ይጠብቃሉ።",
  },
};
