import type { Translation } from "../translation.ts";

export const people: Translation["people"] = {
  title: "ባልደረቦች",
  kicker: "ስለ እኛ",
  description: "በSecure AI Africa እና ከእሱ ጋር የሚሠሩት እነማን እንደሆኑ፣ እንዲሁም እያንዳንዳቸው የጻፉት።",
  lead: "ሥራውን የሚሠሩት እነማን እንደሆኑና እያንዳንዳችን የጻፍነው። እዚህ ያሉት ሁሉ ስማቸው እንዲጠቀስ ፈቅደዋል።",
  introduction: "ሥራውን የሚሠሩት እነማን እንደሆኑና እያንዳንዳችን የጻፍነው።",
  meet: "ባልደረቦቻችንን ይተዋወቁ",
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
    toAbout: "ወደ ስለ እኛ ይመለሱ",
  },
};
