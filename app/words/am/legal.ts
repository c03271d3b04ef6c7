import type { Translation } from "../translation.ts";

export const legal: Translation["legal"] = {
  updated: { text: "ለመጨረሻ ጊዜ የተሻሻለው ኦክቶበር 26 ቀን 2023 (ጥቅምት 15 ቀን 2016 ዓ.ም.)" },
  updatedOn: "ለመጨረሻ ጊዜ የተሻሻለው {date}",
  contents: "በዚህ ገጽ",
};
