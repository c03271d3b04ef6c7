import type { DeskTranslation } from "../../translation.ts";

export const home: DeskTranslation["home"] = {
  found: "የፍለጋ ውጤቶች",
  back: "ወደ «ዛሬ» ይመለሱ",
  allDone: "ሁሉም ተጠናቋል።",
  writeNews: "ዜና ይጻፉ",
  messages: "መልስ የሚጠብቁ መልእክቶች",
  allMessages: "{count, plural, one {መልስ የሚጠብቅ # መልእክት} other {መልስ የሚጠብቁ ሁሉም # መልእክቶች}}",
  failedChecks: "ያልተሳኩ ፍተሻዎች",
  scheduled: "ጊዜ የተያዘላቸው",
  changes: "ያልታተሙ ለውጦች",
  drafts: "ረቂቆች",
  allDrafts: "ሁሉም ረቂቆች",
  mailbox: {
    trouble:
      "ከ{since} ጀምሮ ምንም ኢሜይል አልገባም። {problem} የሠራተኞች ገጽ መሞከሩን ይቀጥላል። ችግሩ ከቀጠለ ድረ ገጹን ለሚያስተዳድረው ሰው ይንገሩ።",
    neverRead: "የኢሜይል ሳጥኑ ገና ተነቦ አያውቅም።",
  },
  backup: {
    heading: "መጠባበቂያ ቅጂ",
    last: "የመጨረሻው መጠባበቂያ ቅጂ፦ {moment}፣ {size}።",
    none: "ገና መጠባበቂያ ቅጂ የለም።",
    sinceThen: "ከዚያ ወዲህ የተጻፈው ሁሉ ያለው በአንድ ኮምፒውተር ላይ ብቻ ነው፦ ድረ ገጹን የሚያስተዳድረው ሰው መጠባበቂያ ቅጂዎቹን እንዲፈትሽ ይጠይቁ።",
    noneEver: "እዚህ የተጻፈው ሁሉ ያለው በአንድ ኮምፒውተር ላይ ብቻ ነው፦ ድረ ገጹን የሚያስተዳድረው ሰው መጠባበቂያ ቅጂዎቹን እንዲፈትሽ ይጠይቁ።",
    failed: "የመጨረሻው ሙከራ አልተሳካም፦",
    incomplete: "ትኩረት ያስፈልገዋል፦",
    copied: "የተመሰጠረ ቅጂ በሌላ ቦታ ተቀምጧል።",
    tried: "ለሙከራ ለመጨረሻ ጊዜ የተመለሰው፦ {moment}።",
    notTried: "ሙከራው በየሳምንቱ መደረግ አለበት፦ ድረ ገጹን የሚያስተዳድረው ሰው መጠባበቂያ ቅጂዎቹን እንዲፈትሽ ይጠይቁ።",
  },
};
