import type { DeskTranslation } from "../../translation.ts";

export const common: DeskTranslation["common"] = {
  desk: "የሠራተኞች ገጽ",
  name: "ስም",
  email: "ኢሜይል",
  save: "ያስቀምጡ",
  signIn: "ይግቡ",
  cancel: "ይተዉ",
  nothingHere: "እዚህ ምንም የለም።",
  roles: { writer: "ጸሐፊ", publisher: "አሳታሚ", administrator: "አስተዳዳሪ" },
  pagination: { label: "የዚህ ዝርዝር ገጾች", previous: "ያለፈው", next: "ቀጣዩ" },
};
