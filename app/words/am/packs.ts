import type { Translation } from "../translation.ts";

export const packs: Translation["packs"] = {
  save: "ያለ ኢንተርኔት ለማንበብ ያስቀምጡ",
  saveRecord: "ያለ ኢንተርኔት ለማንበብ ያስቀምጡ ({size})",
  saveList: "ያለ ኢንተርኔት ለማንበብ ያስቀምጡ፦ {count}፣ {size}",
  withFiles: "{count, plural, one {ፋይሉን ያካትቱ} other {# ፋይሎችን ያካትቱ}} ({size})",
  asFile: "እንደ አንድ የHTML ፋይል ያውርዱ",
  asFileOf: "እንደ አንድ የHTML ፋይል ያውርዱ ({size})",
  saving: "በማስቀመጥ ላይ…",
  cancel: "ይቅር",
  cancelled: "ተሰርዟል። ቀደም ብለው ያስቀመጡት አሁንም አለ።",
  saved: "በዚህ መሣሪያ ላይ ተቀምጧል።",
  seeAll: "በዚህ መሣሪያ ላይ ያለውን ይመልከቱ",
  pressAgain: "ይህ {size} ዳታ ይፈልጋል። ለማስቀመጥ እንደገና ይጫኑ።",
  noRoom: "በዚህ መሣሪያ ላይ በቂ ቦታ የለም። ምንም አልተቀየረም።",
  damaged: "የወረደው ተበላሽቷል። ምንም አልተቀየረም። እባክዎ እንደገና ይሞክሩ።",
  failed: "ማውረዱ አልተጠናቀቀም። ምንም አልተቀየረም። እባክዎ ግንኙነት ሲኖርዎ እንደገና ይሞክሩ።",
  gone: "ይህ ከእንግዲህ በድረ ገጹ ላይ የለም።",
  forgets: "ይህ አሳሽ ድረ ገጹ ለሰባት ቀናት ካልተጎበኘ የተቀመጡ ገጾችን ያጠፋል። ለማቆየት የHTML ፋይሉን ያውርዱ።",
  document: {
    from: "ከድረ ገጻችን የተቀመጠ። እስከ {date} ድረስ ያለው ሁኔታ።",
    contents: "ይዘት",
    online: "ይህ ገጽ በድረ ገጻችን ላይ",
  },
};
