import type { Translation } from "../translation.ts";

export const errors: Translation["errors"] = {
  notFound: {
    title: "ገጹ አልተገኘም",
    description: "በዚህ አድራሻ ገጽ የለም።",
    lead: "በዚህ አድራሻ ገጽ የለም። ገጹ ወደ ሌላ ቦታ ተዛውሮ ወይም ሊንኩ ላይ ስህተት ኖሮ ሊሆን ይችላል። ይፈልጉት፣ ወይም ከታች ካሉት ገጾች በአንዱ ይጀምሩ።",
  },
  failed: {
    title: "ችግር ተፈጥሯል",
    description: "ይህን ገጽ ማሳየት አልተቻለም።",
    lead: "ይህን ገጽ ማሳየት አልተቻለም። ስህተቱ የእኛ ነው፤ ተመዝግቧል። እባክዎ ከጥቂት ጊዜ በኋላ እንደገና ይሞክሩ።",
    tryAgain: "እንደገና ይሞክሩ",
  },
  sections: "ዋና ገጾች",
  home: "ወደ መነሻ ገጽ ይሂዱ",
};
