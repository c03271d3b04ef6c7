import type { Translation } from "../translation.ts";

export const follow: Translation["follow"] = {
  heading: "ይከታተሉ",
  feed: {
    title: "የፊድ አንባቢ",
    text: "በመረጧቸው ድረ ገጾች ላይ የወጣውን አዲስ ነገር የሚያሳይዎት መተግበሪያ።",
    rss: "የRSS ፊድ",
  },
  calendar: {
    title: "ቀን መቁጠሪያ",
    text: "የቀን መቁጠሪያ መተግበሪያዎ ዝግጅቶቻችንንና የሚደረግባቸውን ለውጥ ሁሉ ያሳይዎታል።",
    subscribe: "ዝግጅቶቻችንን ይከታተሉ",
  },
};
