import type { Translation } from "../translation.ts";

export const outbox: Translation["outbox"] = {
  ownDevice: "ይህ የራሴ መሣሪያ ነው",
  ownDeviceNote: "ግንኙነት ከሌለ መልእክቴ እዚህ ይቆያል፤ በኋላም ይላካል።",
  onPhone: "በዚህ ስልክ ላይ እየጠበቀ ነው",
  onDevice: "በዚህ መሣሪያ ላይ እየጠበቀ ነው",
  later: "ግንኙነት ኖሮ የዚህን ድረ ገጽ ገጽ እንደገና ሲከፍቱ ይላካል።",
  old: "በዚህ መሣሪያ ሰዓት መሠረት ከ30 ቀናት በላይ ሆኖታል፤ ስለዚህ ካልጠየቁ በስተቀር አይላክም።",
  notSent: "አልተላከም",
  failed: "ድረ ገጹ አልተቀበለውም።",
  send: "አሁን ላክ",
  sending: "በመላክ ላይ...",
  edit: "አስተካክል",
  remove: "አስወግድ",
  removeQuestion: "ይህ መልእክት ይወገድ? አልተላከም።",
  close: "ዝጋ",
  occupied: "ቅጹ ውስጥ ሌላ ጽሑፍ አለ። መጀመሪያ ያንን ይላኩት ወይም ያጥፉት።",
  full: "ይህ መሣሪያ ለሌላ ተጠባቂ መልእክት ቦታ የለውም። የጻፉት እዚህ ይቆያል።",
  heading: "እየጠበቁ ያሉ መልእክቶች",
  none: "በዚህ መሣሪያ ላይ የሚጠብቅ መልእክት የለም።",
};
