import type { Translation } from "../translation.ts";

export const keptPages: Translation["keptPages"] = {
  copy: "ድረ ገጹን ማግኘት አልተቻለም። የሚያነቡት በዚህ መሣሪያ ላይ የተቀመጠ ቅጂ ነው፦",
  title: "ይህ ገጽ በዚህ መሣሪያ ላይ አልተቀመጠም",
  lead: "ድረ ገጹን ማግኘት አልተቻለም። ግንኙነትዎን ያረጋግጡና እንደገና ይሞክሩ።",
  tryAgain: "እንደገና ይሞክሩ",
  readable: "አሁን እነዚህን ገጾች ማንበብ ይችላሉ",
  none: "እስካሁን በዚህ መሣሪያ ላይ የተቀመጠ ገጽ የለም።",
};
