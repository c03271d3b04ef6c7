import type { Translation } from "../translation.ts";

export const onThisDevice: Translation["onThisDevice"] = {
  title: "በዚህ መሣሪያ ላይ",
  description: "ያለ ኢንተርኔት ለማንበብ አሳሽዎ የሚያስቀምጣቸው የዚህ ድረ ገጽ ገጾች።",
  lead: "ያለ ኢንተርኔት ማንበብ እንዲችሉ አሳሽዎ ከዚህ ድረ ገጽ ያስቀመጠው። በማንኛውም ጊዜ ማስወገድ ይችላሉ።",
  noScript: "ምን እንደተቀመጠ የሚያውቀው አሳሽዎ ብቻ ስለሆነ ይህ ገጽ JavaScript ይፈልጋል።",
  reading: "ይህን መሣሪያ በማየት ላይ…",
  unsupported: "ይህ አሳሽ ያለ ኢንተርኔት የሚነበቡ ገጾችን ማስቀመጥ አይችልም።",
  packs: "ያለ ኢንተርኔት ለማንበብ የተቀመጡ",
  noPacks: "እስካሁን ምንም የለም። በመረጃ ምንጭ፣ በዜና፣ በዝግጅት ወይም በፕሮጀክት ላይ “ያለ ኢንተርኔት ለማንበብ ያስቀምጡ” የሚለውን ይጠቀሙ።",
  pages: "ያነበቧቸው ገጾች",
  noPages: "የተቀመጠ ገጽ የለም።",
  total: "በጠቅላላ {size}",
  about: "{size}፣ የተቀመጠው {date}",
  remove: "አስወግድ",
  removeNamed: "{name} አስወግድ",
  removeAllPacks: "ያለ ኢንተርኔት ለማንበብ የተቀመጠውን ሁሉ አስወግድ",
  removeAllPages: "ሁሉንም ገጾች አስወግድ",
  removed: "ተወግዷል።",
  notRemoved: "ማስወገድ አልተቻለም። እባክዎ እንደገና ይሞክሩ።",
};
