import type { DeskTranslation } from "../../translation.ts";

export const mails: DeskTranslation["mails"] = {
  greeting: "ሰላም {name}፣",
  code: {
    subject: "ለ{organisation} የሠራተኞች ገጽ የእርስዎ ኮድ",
    intro: "የመግቢያ ኮድዎ፦",
    use: "አንድ ጊዜ፣ በአሥር ደቂቃ ውስጥ ይሠራል። በሠራተኞች ገጽ ላይ ብቻ ይጻፉት፤ ለማንም አይስጡ፦ እኛ ፈጽሞ አንጠይቅም።",
    mistake: "ካልጠየቁት ምንም ማድረግ አያስፈልግዎትም።",
  },
  invitation: {
    subject: "ወደ {organisation} የሠራተኞች ገጽ ተጋብዘዋል",
    text: "{name} ወደ {organisation} የሠራተኞች ገጽ ጋብዘዎታል፤ የሥራ ድርሻ፦ {role}። ለመቀላቀል ይህን ሊንክ በሰባት ቀን ውስጥ ይክፈቱ፦",
    mistake: "አንድ ጊዜ ይሠራል። ይህን ካልጠበቁ ምንም ማድረግ አያስፈልግዎትም።",
    roles: { translator: "ተርጓሚ", writer: "ጸሐፊ", publisher: "አሳታሚ", administrator: "አስተዳዳሪ" },
  },
  newPasskey: {
    subject: "ለ{organisation} የሠራተኞች ገጽ አዲስ የይለፍ ቁልፍ",
    text: "የይለፍ ቁልፍ «{passkey}» ወደ መለያዎ ታክሏል፦ {moment}። በእርስዎ ስም መግባት ይችላል።",
    mistake: "ይህን ያደረጉት እርስዎ ካልሆኑ ያስወግዱትና ሌሎቹን መግቢያዎች ሁሉ ይዝጉ፦ {link}",
    tell: "ከዚያ ለአስተዳዳሪ ይንገሩ።",
  },
  newDevice: {
    subject: "ከአዲስ መሣሪያ ወደ {organisation} የሠራተኞች ገጽ መግባት",
    text: "ከዚህ በፊት ካላየነው ቦታ በ{device} ወደ መለያዎ ተገብቷል፦ {moment}።",
    mistake: "ይህን ያደረጉት እርስዎ ካልሆኑ ያን መግቢያ ይዝጉ፦ {link}",
    tell: "ከዚያ ለአስተዳዳሪ ይንገሩ።",
  },
  reminder: {
    overdueSubject: "ጊዜው አልፏል፦ {reference}",
    soonSubject: "ከ4 ሰዓት ያነሰ ቀርቷል፦ {reference}",
    allOverdue: "{count, plural, one {# መልእክት ጊዜው አልፏል} other {# መልእክቶች ጊዜያቸው አልፏል}}",
    allSoon: "{count, plural, one {# መልእክት ከ4 ሰዓት ያነሰ ቀርቶታል} other {# መልእክቶች ከ4 ሰዓት ያነሰ ቀርቷቸዋል}}",
    mixed: "መልስ ያላገኙ መልእክቶች፦ {overdue, number} ጊዜያቸው አልፏል፣ {soon, number} ከ4 ሰዓት ያነሰ ቀርቷቸዋል",
    promise: "በ24 ሰዓት ውስጥ መልስ ለመስጠት ቃል እንገባለን።",
    turnOff: "እንዲህ ያሉ ኢሜይሎችን ማጥፋት ይችላሉ፦ {link}",
  },
  review: {
    untitled: "(ገና ርዕስ የለውም)",
    readySubject: "ለግምገማ ዝግጁ፦ {title}",
    ready: "{name} «{title}» እንዲገመገም ይጠይቃል።",
    approved: {
      subject: "ጸድቋል፦ {title}",
      text: "{name} «{title}»ን አጽድቋል። አሁን ሊታተም ይችላል።",
      byLink: "{name} «{title}»ን {maker} በፈጠረው ሊንክ አጽድቋል። አሁን ሊታተም ይችላል።",
    },
    sentBack: {
      subject: "ተመልሷል፦ {title}",
      text: "{name} «{title}»ን መልሷል።",
      byLink: "{name} «{title}»ን {maker} በፈጠረው ሊንክ መልሷል።",
    },
    note: "ማስታወሻ፦ {note}",
    open: "በሠራተኞች ገጽ ላይ ይክፈቱት፦ {link}",
  },
  summary: {
    subject: "{count, plural, one {# መልእክት መልስ ይጠብቃል} other {# መልእክቶች መልስ ይጠብቃሉ}}",
    subjectOverdue:
      "{count, plural, one {# መልእክት መልስ ይጠብቃል} other {# መልእክቶች መልስ ይጠብቃሉ}}፣ {overdue, number} ጊዜው አልፏል",
  },
  due: {
    left: "{time} ቀርቷል",
    overdue: "ጊዜው ካለፈ {time}",
    minutes: "{minutes, number} ደቂቃ",
    hours: "{hours, number} ሰዓት {minutes, number} ደቂቃ",
    days: "{days, plural, one {# ቀን} other {# ቀናት}}",
    more: "እና ሌሎች {count, number}፦ {link}",
  },
  devices: {
    on: "{browser} በ{system} ላይ",
    browser: "አሳሽ",
    systems: { apple: "iPhone ወይም iPad", mac: "Mac", device: "መሣሪያ" },
  },
  notice: {
    from: "ከ",
    email: "ኢሜይል",
    subject: "ጉዳይ",
    received: "የደረሰበት ጊዜ",
    reference: "መለያ ቁጥር",
    language: "የገጹ ቋንቋ",
    atDesk: "በሠራተኞች ገጽ",
    spam: "አይፈለጌ ይመስላል",
    unconfirmed: "ላኪው አልተረጋገጠም",
    forged: "ይህ ኢሜይል የDMARC ፍተሻን አላለፈም፤ ስለዚህ ሐሰተኛ ሊሆን ይችላል",
    notMailed: "በኢሜይል ያልተላኩ",
    held: "{count, number} ተይዘዋል፦ {command} ይመልከቱ",
    answer: "መልስ ለመስጠት ይህን መልእክት በሠራተኞች ገጽ ይክፈቱ። ለዚህ ኢሜይል የሚሰጥ መልስ ለጎብኚው አይደርስም።",
  },
};
