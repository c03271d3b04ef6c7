import type { DeskTranslation } from "../../translation.ts";

export const receipts: DeskTranslation["receipts"] = {
  title: "ፍተሻዎች፦ {title}",
  none: "ገና አልታተመም፣ አልተነሳም ወይም አልተዛወረም።",
  line: "{act} {moment}፦ {state}",
  acts: { published: "ታትሟል", withdrawn: "ከሕዝብ እይታ ተነስቷል", renamed: "የድር አድራሻው ተቀይሯል" },
  states: {
    waiting: "አሁን በመፈተሽ ላይ። ከጥቂት ጊዜ በኋላ ይህን ገጽ እንደገና ይጫኑ።",
    green: "ሁሉም ፍተሻዎች ተሳክተዋል።",
    red: "አንዳንድ ፍተሻዎች አልተሳኩም።",
  },
  places: {
    page: "ገጽ",
    picture: "ሥዕል",
    "old address": "የድሮ አድራሻ",
    list: "ዝርዝር",
    Home: "መነሻ",
    search: "ፍለጋ",
    feed: "ፊድ",
    "feed of all updates": "የሁሉም አዳዲስ ነገሮች ፊድ",
    calendar: "የቀን መቁጠሪያ",
    sitemap: "የድረ ገጽ ካርታ",
    "what they wrote": "የጻፏቸው",
    schedule: "የጊዜ ሰሌዳ",
  },
};
