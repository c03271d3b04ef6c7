import type { Translation } from "../translation.ts";

export const legal: Translation["legal"] = {
  updated: { text: "ለመጨረሻ ጊዜ የተሻሻለው ኦክቶበር 26 ቀን 2023 (ጥቅምት 15 ቀን 2016 ዓ.ም.)" },
  versionOf: "በዚህ የድረ ገጹ ቅጂ ያለው ጽሑፍ፦ {date}",
  contents: "በዚህ ገጽ",
  englishBinds: "ይህ ትርጉም ነው። ሕጋዊ ተፈጻሚነት ያለው የእንግሊዝኛው ጽሑፍ ነው።",
  readEnglish: "የእንግሊዝኛውን ጽሑፍ ያንብቡ",
  contactWays: {
    form: "[በመገናኛ ገጹ](/contact) ባለው ቅጽ",
    email: "በኢሜይል፦ [{email}](mailto:{email})",
    phone: "በስልክ፦ [{phone}](tel:{dialled})",
  },
};
