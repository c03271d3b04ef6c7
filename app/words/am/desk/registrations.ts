import type { DeskTranslation } from "../../translation.ts";

export const registrations: DeskTranslation["registrations"] = {
  heading: "ምዝገባዎች",
  none: "ገና ምዝገባ የለም።",
  count: "{count, plural, one {# ሰው ተመዝግቧል።} other {# ሰዎች ተመዝግበዋል።}}",
  read: "ያንብቧቸው",
  export: "በCSV ወደ ውጭ ይላኩ",
};
