import type { Translation } from "../translation.ts";

export const newsletterMail: Translation["newsletterMail"] = {
  consent: "የ{organisation}ን ዜና መጽሔት በኢሜይል መቀበል እፈልጋለሁ። በማንኛውም ጊዜ አንድ ጊዜ በመጫን ማቋረጥ እችላለሁ።",
  confirm: {
    subject: "እባክዎ ያረጋግጡ፦ የ{organisation} ዜና መጽሔት",
    intro: "አንድ ሰው፣ ምናልባት እርስዎ፣ የ{organisation} ዜና መጽሔት ወደዚህ አድራሻ እንዲላክ ጠይቋል። ለመቀበል ይህን ገጽ ይክፈቱና አዝራሩን ይጫኑ፦",
    otherwise: "እርስዎ ካልሆኑ ምንም ማድረግ አያስፈልግዎትም፤ ምንም ዜና መጽሔት አይደርስዎትም፣ አድራሻውም ከ7 ቀናት በኋላ ይሰረዛል።",
  },
  invited: {
    subject: "የ{organisation}ን ዜና መጽሔት መቀበል ይፈልጋሉ?",
    intro: "የ{organisation}ን ዜና መጽሔት ለመቀበል ተስማምተዋል ({source}፣ {day})። ለመቀበል ይህን ገጽ ይክፈቱና አዝራሩን ይጫኑ፦",
  },
  again: {
    subject: "የ{organisation} ዜና መጽሔት አስቀድሞ ይደርስዎታል",
    intro:
      "አንድ ሰው፣ ምናልባት እርስዎ፣ የ{organisation} ዜና መጽሔት ወደዚህ አድራሻ እንዲላክ ጠይቋል። አስቀድሞ ይደርስዎታል፤ ምንም አልተለወጠም። እዚህ ምርጫዎችዎን መቀየር ወይም ማቋረጥ ይችላሉ፦",
  },
  secret: "ይህን ማስፈንጠሪያ ለሌላ ሰው አይስጡ፤ ያለው ማንኛውም ሰው ምዝገባዎን መቀየር ይችላል።",
  original: "ገና አልተተረጎመም። ይህ ዋናው ጽሑፍ ነው፣ በ{language}።",
  readOnSite: "በድረ ገጻችን ላይ ያንብቡ",
  beginning: "ይህ መጀመሪያው ነው። ቀሪው በድረ ገጻችን ላይ ነው፦",
  digest: {
    each: "አዲስ ከ{organisation}",
    weekly: "በዚህ ሳምንት በ{organisation}",
    monthly: "በዚህ ወር በ{organisation}",
    more: "{count, plural, one {ተጨማሪ # በድረ ገጻችን ላይ አለ፦} other {ተጨማሪ # በድረ ገጻችን ላይ አሉ፦}}",
  },
  topics: { news: "ዜና", events: "ዝግጅቶች", resources: "መረጃዎች", projects: "ፕሮጀክቶች" },
  why: "ይህ ኢሜይል የደረሰዎት ለ{organisation} ዜና መጽሔት ስለተመዘገቡ ነው።",
  change: "ይቀይሩ ወይም ለጊዜው ያቁሙ",
  leave: "ያቋርጡ",
};
