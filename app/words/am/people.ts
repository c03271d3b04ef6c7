import type { Translation } from "../translation.ts";

export const people: Translation["people"] = {
  email: "ኢሜይል",
  profile: "መገለጫ",
  pictureOf: "የ{name} ምስል",
  back: "ወደ ባልደረቦች ይመለሱ",
  wrote: "በዚህ ጸሐፊ የተጻፉ ዜናዎችና መርጃዎች",
  works:
    "{more, select, true {ከ{total, number} በላይ ጽሑፎች} other {{total, plural, one {# ጽሑፍ} other {# ጽሑፎች}}}}",
  missing: {
    title: "ግለሰብ አልተገኘም",
    description: "በዚህ አድራሻ ማንም የለም።",
    lead: "በዚህ አድራሻ ማንም የለም። የገጹ ስም ተቀይሮ ወይም ገጹ ተነስቶ ሊሆን ይችላል።",
    failedLead: "ይህን ገጽ አሁን ማሳየት አልተቻለም። ስህተቱ የእኛ ነው። እባክዎ ከጥቂት ጊዜ በኋላ እንደገና ይሞክሩ።",
    toList: "ወደ ባልደረቦች ይመለሱ",
    toAbout: "ወደ «ስለ እኛ» ገጽ ይመለሱ",
  },
};
