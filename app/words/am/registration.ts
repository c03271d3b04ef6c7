import type { Translation } from "../translation.ts";

export const registration: Translation["registration"] = {
  notYet: "ምዝገባ የሚከፈተው {date}",
  open: "ምዝገባ ክፍት ነው",
  placesLeft: "{count, plural, one {# ቦታ ቀርቷል} other {# ቦታዎች ቀርተዋል}}",
  few: "ጥቂት ቦታዎች ቀርተዋል",
  fewLeft: "{count, plural, one {# ቦታ ብቻ ቀርቷል} other {# ቦታዎች ብቻ ቀርተዋል}}",
  waitingList: "ሞልቷል፣ የተጠባባቂዎች ዝርዝር አለ",
  full: "ሞልቷል",
  closed: "ምዝገባ የተዘጋው {date}",
  closes: "ምዝገባ የሚዘጋው {date} ነው።",
  waitingListNote: "ሁሉም ቦታዎች ተይዘዋል። በተጠባባቂዎች ዝርዝር ውስጥ ይመዝገቡ፦ ቦታ ሲለቀቅ ለቀጣዩ ሰው በኢሜይል እናቀርባለን።",
  fullNote: "ሁሉም ቦታዎች ተይዘዋል፤ የተጠባባቂዎች ዝርዝር የለም።",
  joinWaitingList: "በተጠባባቂዎች ዝርዝር ይመዝገቡ",
};
