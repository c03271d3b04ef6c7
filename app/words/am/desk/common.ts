import type { DeskTranslation } from "../../translation.ts";

export const common: DeskTranslation["common"] = {
  desk: "የሠራተኞች ገጽ",
  name: "ስም",
  email: "ኢሜይል",
  save: "ያስቀምጡ",
  signIn: "ይግቡ",
  cancel: "ይተዉ",
  search: "ፍለጋ",
  find: "ይፈልጉ",
  all: "ሁሉም",
  select: "ይምረጡ",
  tryAgain: "እንደገና ይሞክሩ",
  backToWriting: "ወደ መጻፊያው ይመለሱ",
  nothingHere: "እዚህ ምንም የለም።",
  nothingFound: "ምንም አልተገኘም።",
  untitled: "(ገና ርዕስ የለውም)",
  roles: { translator: "ተርጓሚ", writer: "ጸሐፊ", publisher: "አሳታሚ", administrator: "አስተዳዳሪ" },
  pagination: { label: "የዚህ ዝርዝር ገጾች", previous: "ያለፈው", next: "ቀጣዩ", page: "ገጽ {page, number}" },
};
