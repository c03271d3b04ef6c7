import type { Translation } from "../translation.ts";

export const registrationMail: Translation["registrationMail"] = {
  confirmed: { subject: "ቦታዎ ተረጋግጧል፦ {event}", intro: "ለ“{event}” ተመዝግበዋል። እንጠብቅዎታለን።" },
  waiting: {
    subject: "በተጠባባቂዎች ዝርዝር ውስጥ ነዎት፦ {event}",
    intro: "በአሁኑ ጊዜ የ“{event}” ቦታዎች ሁሉ ተይዘዋል። እርስዎ በተጠባባቂዎች ዝርዝር ውስጥ ነዎት።",
    next: "ቦታ ሲገኝ በዝርዝሩ ውስጥ ላሉት ሰዎች በተመዘገቡበት ቅደም ተከተል እንሰጣለን። ያኔ ኢሜይል እንልክልዎታለን።",
  },
  offered: {
    subject: "ለእርስዎ ቦታ ተገኝቷል፦ {event}",
    intro:
      "{seats, plural, one {ለ“{event}” አንድ ቦታ ተገኝቷል። ለእርስዎ ተይዟል።} other {ለ“{event}” # ቦታዎች ተገኝተዋል። ለእርስዎ ተይዘዋል።}}",
    deadline: "እባክዎ እስከ {moment} ድረስ በዚህ ገጽ ላይ ይቀበሉ ወይም አይቀበሉ። ከዚያ በኋላ ቦታውን ለቀጣዩ ሰው እንሰጣለን፦",
  },
  changed: {
    subject: "ለውጥ፦ {event}",
    start: "አዲስ ቀን፦ {moment}",
    end: "አዲስ የማብቂያ ሰዓት፦ {moment}",
    place: "አዲስ ቦታ፦ {place}",
    online: "አዲስ የኦንላይን አድራሻ፦ {address}",
    noLongerOnline: "የኦንላይን አድራሻው ከእንግዲህ አያገለግልም።",
    before: "ቀድሞ፦ {value}",
    postponed: "ዝግጅቱ ለሌላ ጊዜ ተላልፏል። ከታች ባለው ቀን አይካሄድም። አዲስ ቀን ሲኖር እንጽፍልዎታለን።",
    takesPlace: "ዝግጅቱ ይካሄዳል።",
    valid: "ለ“{event}” ያደረጉት ምዝገባ እንደጸና ነው።",
    stillWaiting: "አሁንም በ“{event}” ተጠባባቂዎች ዝርዝር ውስጥ ነዎት።",
  },
  eventCancelled: {
    subject: "ተሰርዟል፦ {event}",
    intro: "“{event}” ተሰርዟል፤ አይካሄድም። ይቅርታ እንጠይቃለን። ምንም ማድረግ አያስፈልግዎትም።",
  },
  cancelled: {
    subject: "ምዝገባዎ ተሰርዟል፦ {event}",
    byPerson: "በጠየቁት መሠረት ለ“{event}” ያደረጉት ምዝገባ ተሰርዟል።",
    byStaff: "{organisation} ለ“{event}” ያደረጉትን ምዝገባ ሰርዟል። ጥያቄ ካለዎት እባክዎ ለዚህ ኢሜይል መልስ ይስጡ።",
  },
  reminder: {
    subject: "ማስታወሻ፦ {event}",
    intro: "“{event}” በቅርቡ ይካሄዳል፤ እርስዎም ቦታ አለዎት።",
    cannotCome: "መምጣት ካልቻሉ ሌላ ሰው ቦታውን እንዲያገኝ እባክዎ በዚህ ገጽ ላይ ይሰርዙ፦",
  },
  thanks: { subject: "ስለተሳተፉ እናመሰግናለን፦ {event}", intro: "በ“{event}” ላይ ስለተሳተፉ እናመሰግናለን።" },
  again: { subject: "ምዝገባዎ፦ {event}", intro: "ለ“{event}” አስቀድመው ተመዝግበዋል። የተቀየረ ነገር የለም።" },
  linkAgain: "ለ“{event}” ያደረጉትን ምዝገባ ሊንክ ጠይቀዋል። እዚያም መሰረዝ ይችላሉ።",
  when: "መቼ፦ {moment}",
  until: "እስከ፦ {moment}",
  where: "የት፦ {place}",
  online: "ኦንላይን፦ {address}",
  seats: "{seats, plural, one {# ቦታ} other {# ቦታዎች}}",
  code: "በበሩ ላይ የሚያሳዩት ኮድዎ፦ {code}",
  link: "ምዝገባዎን እዚህ ማየት፣ መቀየር ወይም መሰረዝ ይችላሉ፦",
  secret: "ይህን አገናኝ ለሌላ ሰው አይስጡ፤ ያለው ሰው ሁሉ ምዝገባዎን መቀየር ይችላል።",
  mistake: "እርስዎ ካልተመዘገቡ፣ አንድ ሰው አድራሻዎን በስህተት ጽፏል። ከላይ ባለው አገናኝ መሰረዝ ይችላሉ።",
};
