import type { Translation } from "../translation.ts";

export const faq: Translation["faq"] = {
  categoryNames: {
    general: "አጠቃላይ ጥያቄዎች",
    membership: "አባልነት",
    events: "ዝግጅቶችና ፕሮግራሞች",
    resources: "መርጃዎችና ሥልጠና",
    technical: "ቴክኒካዊ እገዛ",
  },
  search: { label: "ጥያቄዎቹን ይፈልጉ", placeholder: "ጥያቄ ይፈልጉ...", submit: "ፍለጋ" },
  categories: "ርዕሶች",
  found: "ከ«{term}» ጋር {count, plural, one {# ጥያቄ ይዛመዳል} other {# ጥያቄዎች ይዛመዳሉ}}",
  results: "የፍለጋ ውጤቶች",
  none: "የሚዛመድ ጥያቄ አልተገኘም። እባክዎ ሌላ ቃል ወይም ሌላ ርዕስ ይሞክሩ።",
  tags: "መለያ ቃላት",
  permalink: "የዚህ ጥያቄ ሊንክ",
};
