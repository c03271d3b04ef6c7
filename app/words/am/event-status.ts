import type { Translation } from "../translation.ts";

export const eventStatus: Translation["eventStatus"] = {
  cancelled: {
    kicker: "የተሰረዘ ዝግጅት",
    title: "ተሰርዟል፦ {name}",
    note: "ይህ ዝግጅት ተሰርዟል። አይካሄድም።",
  },
  postponed: {
    kicker: "ለሌላ ጊዜ የተላለፈ ዝግጅት",
    title: "ለሌላ ጊዜ ተላልፏል፦ {name}",
    note: "ይህ ዝግጅት ለሌላ ጊዜ ተላልፏል። ከታች በተጠቀሰው ቀን አይካሄድም። አዲሱ ቀን በዚህ ገጽ ይገለጻል።",
  },
};
