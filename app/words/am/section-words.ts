import type { Translation } from "../translation.ts";

export const sectionWords: Translation["sectionWords"] = {
  our_work: {
    one: "ሥራችን",
    list: {
      searchLabel: "ፕሮጀክቶችን ይፈልጉ",
      count:
        "{more, select, true {ከ{total, number} በላይ ፕሮጀክቶች} other {{total, plural, one {# ፕሮጀክት} other {# ፕሮጀክቶች}}}}",
      empty: "{searched, select, true {ከፍለጋዎ ጋር የሚዛመድ ፕሮጀክት አልተገኘም።} other {ለጊዜው የሚታይ ፕሮጀክት የለም።}}",
    },
    record: {
      back: "ወደ «ሥራችን» ገጽ ይመለሱ",
      neighbours: "ሌሎች ፕሮጀክቶች",
      previous: "ከዚህ በኋላ የወጣ ፕሮጀክት",
      next: "ከዚህ በፊት የወጣ ፕሮጀክት",
      notFound: "ፕሮጀክቱ አልተገኘም",
      notFoundDescription: "በዚህ አድራሻ ፕሮጀክት የለም።",
      notFoundLead: "በዚህ አድራሻ ፕሮጀክት የለም። ስሙ ተቀይሮ ወይም ተነስቶ ሊሆን ይችላል።",
      failedLead: "ይህን ፕሮጀክት አሁን ማሳየት አልተቻለም። ስህተቱ የእኛ ነው። እባክዎ ከጥቂት ጊዜ በኋላ እንደገና ይሞክሩ።",
      returnToList: "ወደ «ሥራችን» ገጽ ይመለሱ",
    },
  },
  news: {
    one: "ዜና",
    all: "ሁሉም ዜናዎች",
    list: {
      searchLabel: "ዜናዎችን ይፈልጉ",
      count:
        "{more, select, true {ከ{total, number} በላይ ዜናዎች} other {{total, plural, one {# ዜና} other {# ዜናዎች}}}}",
      empty: "{searched, select, true {ከፍለጋዎ ጋር የሚዛመድ ዜና አልተገኘም።} other {ለጊዜው የሚታይ ዜና የለም።}}",
    },
    record: {
      back: "ወደ ዜና ይመለሱ",
      neighbours: "ሌሎች ዜናዎች",
      previous: "ከዚህ በኋላ የወጣ",
      next: "ከዚህ በፊት የወጣ",
      notFound: "ዜናው አልተገኘም",
      notFoundDescription: "በዚህ አድራሻ ዜና የለም።",
      notFoundLead: "በዚህ አድራሻ ዜና የለም። ስሙ ተቀይሮ ወይም ተነስቶ ሊሆን ይችላል።",
      failedLead: "ይህን ዜና አሁን ማሳየት አልተቻለም። ስህተቱ የእኛ ነው። እባክዎ ከጥቂት ጊዜ በኋላ እንደገና ይሞክሩ።",
      returnToList: "ወደ ዜና ይመለሱ",
    },
  },
  newsletter: {
    one: "ዜና መጽሔት",
    list: {
      searchLabel: "ያለፉ እትሞችን ይፈልጉ",
      count:
        "{more, select, true {ከ{total, number} በላይ እትሞች} other {{total, plural, one {# እትም} other {# እትሞች}}}}",
      empty: "{searched, select, true {ከፍለጋዎ ጋር የሚስማማ እትም አልተገኘም።} other {እስካሁን የታተመ እትም የለም።}}",
    },
    record: {
      back: "ወደ ዜና መጽሔቱ ይመለሱ",
      neighbours: "ተጨማሪ እትሞች",
      previous: "አዲስ እትም",
      next: "የቆየ እትም",
      notFound: "እትሙ አልተገኘም",
      notFoundDescription: "በዚህ አድራሻ የዜና መጽሔቱ እትም የለም።",
      notFoundLead: "በዚህ አድራሻ የዜና መጽሔቱ እትም የለም። ስሙ ተቀይሮ ወይም ተነስቶ ሊሆን ይችላል።",
      failedLead: "ይህ እትም አሁን ሊጫን አልቻለም። ስህተቱ የእኛ ነው። እባክዎ ከጥቂት ጊዜ በኋላ እንደገና ይሞክሩ።",
      returnToList: "ወደ ዜና መጽሔቱ ይመለሱ",
    },
  },
  events: {
    one: "ዝግጅት",
    all: "ሁሉም ዝግጅቶች",
    list: {
      searchLabel: "ዝግጅቶችን ይፈልጉ",
      count:
        "{more, select, true {ከ{total, number} በላይ ዝግጅቶች} other {{total, plural, one {# ዝግጅት} other {# ዝግጅቶች}}}}",
      empty: "{searched, select, true {ከፍለጋዎ ጋር የሚዛመድ ዝግጅት አልተገኘም።} other {ለጊዜው የሚታይ ዝግጅት የለም።}}",
    },
    record: {
      back: "ወደ ዝግጅቶች ይመለሱ",
      neighbours: "ሌሎች ዝግጅቶች",
      previous: "ቀዳሚ ዝግጅት",
      next: "ቀጣይ ዝግጅት",
      notFound: "ዝግጅቱ አልተገኘም",
      notFoundDescription: "በዚህ አድራሻ ዝግጅት የለም።",
      notFoundLead: "በዚህ አድራሻ ዝግጅት የለም። ስሙ ተቀይሮ ወይም ተሰርዞ ሊሆን ይችላል።",
      failedLead: "ይህን ዝግጅት አሁን ማሳየት አልተቻለም። ስህተቱ የእኛ ነው። እባክዎ ከጥቂት ጊዜ በኋላ እንደገና ይሞክሩ።",
      returnToList: "ወደ ዝግጅቶች ይመለሱ",
    },
  },
  resources: {
    one: "መርጃ",
    all: "ሁሉም መርጃዎች",
    list: {
      searchLabel: "መርጃዎችን ይፈልጉ",
      count:
        "{more, select, true {ከ{total, number} በላይ መርጃዎች} other {{total, plural, one {# መርጃ} other {# መርጃዎች}}}}",
      empty:
        "{narrowed, select, true {በ«{category}» ምድብ{searched, select, true { ከፍለጋዎ ጋር የሚዛመድ} other {}} መርጃ አልተገኘም።} other {ለጊዜው የሚታይ መርጃ የለም።}}",
    },
    record: {
      back: "ወደ መርጃዎች ይመለሱ",
      neighbours: "ሌሎች መርጃዎች",
      previous: "ከዚህ በኋላ የወጣ መርጃ",
      next: "ከዚህ በፊት የወጣ መርጃ",
      notFound: "መርጃው አልተገኘም",
      notFoundDescription: "በዚህ አድራሻ መርጃ የለም።",
      notFoundLead: "በዚህ አድራሻ መርጃ የለም። ስሙ ተቀይሮ ወይም ተነስቶ ሊሆን ይችላል።",
      failedLead: "ይህን መርጃ አሁን ማሳየት አልተቻለም። ስህተቱ የእኛ ነው። እባክዎ ከጥቂት ጊዜ በኋላ እንደገና ይሞክሩ።",
      returnToList: "ወደ መርጃዎች ይመለሱ",
    },
  },
};
