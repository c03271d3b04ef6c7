import type { DeskTranslation } from "../../translation.ts";

export const attendance: DeskTranslation["attendance"] = {
  title: "የተገኙ ሰዎች",
  field: "ኮድ ወይም ስም",
  fieldHint: "የሰውየውን ኮድ ይጻፉ ወይም ስካን ያድርጉና Enter ይጫኑ፤ ወይም ስም ይፈልጉ።",
  tick: "ምልክት ያድርጉ",
  said: {
    came: "{name} ተገኝቷል።",
    notHere: "{name} የለም።",
    unknown: "በዚህ ዝርዝር ላይ ይህ ኮድ ያለው ሰው የለም።",
  },
  counted: "ከ{all, number} ሰዎች {came, number} ተገኝተዋል።",
  saved: "ሁሉም ተቀምጧል።",
  sending: "{count, plural, one {# ምልክት በመላክ ላይ…} other {# ምልክቶች በመላክ ላይ…}}",
  offline:
    "ከኢንተርኔት ውጭ – {count, plural, one {# ምልክት በዚህ መሣሪያ ላይ ተቀምጧል፤ በኋላ ይላካል} other {# ምልክቶች በዚህ መሣሪያ ላይ ተቀምጠዋል፤ በኋላ ይላካሉ}}።",
  offlineNone: "ከኢንተርኔት ውጭ – ምልክት ማድረግዎን መቀጠል ይችላሉ።",
  signedOut: "ወጥተዋል። ምልክቶቹ በዚህ መሣሪያ ላይ ተቀምጠዋል።",
  signIn: "ይግቡ",
  noMatches: "ማንም አልተገኘም።",
  more: "{count, plural, one {ሌላ # ሰው አለ፦ ስሙን ይፈልጉ።} other {ሌሎች # ሰዎች አሉ፦ ስም ይፈልጉ።}}",
  tooMany: "ይህ ዝርዝር {most, number} ሰዎች ብቻ አሉት። ሌሎቹ በምዝገባዎቹ ውስጥ አሉ።",
};
