import type { Translation } from "../translation.ts";

export const eventStatus: Translation["eventStatus"] = {
  cancelled: {
    kicker: "የተሰረዘ ዝግጅት",
    title: "ተሰርዟል፦ {name}",
    note: "ይህ ዝግጅት ተሰርዟል። አይካሄድም።",
  },
  postponed: {
    kicker: "የተራዘመ ዝግጅት",
    title: "ተራዝሟል፦ {name}",
    note: "ይህ ዝግጅት ተራዝሟል። ከታች በተጠቀሰው ቀን አይካሄድም። አዲሱ ቀን በዚህ ገጽ ይገለጻል።",
  },
};
