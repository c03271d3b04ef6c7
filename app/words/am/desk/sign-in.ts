import type { DeskTranslation } from "../../translation.ts";

export const signIn: DeskTranslation["signIn"] = {
  title: "ይግቡ",
  again: "እንደገና ይግቡ",
  usePasskey: "በይለፍ ቁልፍ ይግቡ",
  sendCode: "ኮድ ይላክልኝ",
  haveCode: "ኮድ በእጄ አለ",
  code: "ኮድ",
  asked: "ይህ አድራሻ ወደ ሠራተኞች ገጽ የመግባት ፈቃድ ካለው ለአሥር ደቂቃ የሚሠራ ኮድ ልከናል።",
  tooManyCodes: "በጣም ብዙ ኮዶች ተጠይቀዋል። እባክዎ አንድ ሰዓት ይጠብቁ ወይም በይለፍ ቁልፍ ይግቡ።",
  noMail: "ይህ ድረ ገጽ ኢሜይል አይልክም። አስተዳዳሪ ሰርቨሩ ላይ በዚህ ትዕዛዝ ኮድ ሊያገኝ ይችላል፦ npm run staff -- code EMAIL",
  mailIsAway:
    "የኢሜይል ሰርቨሩ ሊገኝ ስላልቻለ ኮድ አልተላከም። ከጥቂት ጊዜ በኋላ እንደገና ይሞክሩ ወይም አስተዳዳሪ ሰርቨሩ ላይ በዚህ ትዕዛዝ እንዲያገኝ ይጠይቁ፦ npm run staff -- code EMAIL",
  wrongCode: "ይህ ኮድ ስህተት ነው፣ ጥቅም ላይ ውሏል ወይም ከአሥር ደቂቃ በላይ ሆኖታል። አዲስ ይጠይቁ።",
  unknownPasskey: "ይህን የይለፍ ቁልፍ አናውቀውም ወይም ብዙ ጊዜ ወስዷል። እንደገና ይሞክሩ ወይም በኮድ ይግቡ።",
  tooManyAttempts: "በጣም ብዙ ሙከራዎች። እባክዎ አሥር ደቂቃ ጠብቀው እንደገና ይሞክሩ።",
  begin: {
    title: "ይጀምሩ",
    first: "የሠራተኞች ገጽ የመጀመሪያው አስተዳዳሪ ይሆናሉ፤ ከዚያ ሌሎችን መጋበዝ ይችላሉ።",
    correct: "እባክዎ ከታች ያሉትን መስኮች ያስተካክሉ።",
    emailHint: "የመግቢያ ኮዶችን ወደዚህ አድራሻ እንልካለን።",
    used: "ይህ ሊንክ ከእንግዲህ አይሠራም",
    usedText:
      "አንድ ጊዜ፣ ለ60 ደቂቃ፣ የሠራተኞች ገጽ የመጀመሪያ አስተዳዳሪ እስኪያገኝ ብቻ ይሠራል። ገና ከሌለው አዲስ ሊንክ ለማግኘት ሰርቨሩ ላይ {command} ያስኪዱ። አለበለዚያ {signIn}፣ ወይም አስተዳዳሪ እንዲጋብዝዎ ይጠይቁ።",
    signInLink: "ይግቡ",
  },
  join: {
    title: "ይቀላቀሉ",
    invited: "{by} ወደ {organisation} የሠራተኞች ገጽ ጋብዘዎታል፤ የሥራ ድርሻ፦ {role}። የሚገቡት በ{email} ነው።",
    used: "ይህ ግብዣ ከእንግዲህ አይሠራም",
    usedText: "አንድ ጊዜ፣ ለሰባት ቀን ይሠራል። ከተጠቀሙበት {signIn}፤ አለበለዚያ ከጋበዘዎት ሰው አዲስ ይጠይቁ።",
    signInLink: "ይግቡ",
  },
  problems: {
    noName: "እባክዎ ስም ይጻፉ።",
    longName: "ይህ ስም በጣም ረጅም ነው።",
    noEmail: "እባክዎ የኢሜይል አድራሻ ይጻፉ።",
    wrongEmail: "ይህ የኢሜይል አድራሻ አይደለም፦ እንደ ada@example.org አንድ @ እና ዶሜይን ያስፈልገዋል።",
  },
};
