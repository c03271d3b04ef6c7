import type { Translation } from "../translation.ts";

export const certificate: Translation["certificate"] = {
  title: "የተሳትፎ ምስክር ወረቀት",
  certifies: "ይህ ምስክር ወረቀት የተሰጠው ለ",
  attended: "በዚህ ዝግጅት ላይ ስለተሳተፉ ነው፦",
  verify: "ይህን ምስክር ወረቀት ለማረጋገጥ ይህን አድራሻ ከፍተው ኮዱን ያስገቡ፦",
  page: {
    title: "ምስክር ወረቀት ያረጋግጡ",
    lead: "የ{organisation} የተሳትፎ ምስክር ወረቀቶች ኮድ አላቸው። ምስክር ወረቀቱ ትክክለኛ መሆኑን ለማወቅ ኮዱን ያስገቡ።",
    code: "ኮድ",
    hint: "በምስክር ወረቀቱ ላይ እንደታተመው። ትልቅና ትንሽ ፊደል፣ ክፍተትና ሰረዝ ልዩነት የላቸውም።",
    check: "አረጋግጥ",
    another: "ሌላ ምስክር ወረቀት ያረጋግጡ",
  },
  valid: {
    title: "ይህ ምስክር ወረቀት ትክክለኛ ነው",
    lead: "የሰጠው {organisation} ነው። እነዚህን መረጃዎች ከምስክር ወረቀቱ ጋር ያመሳክሩ።",
    name: "ስም",
    event: "ዝግጅት",
    day: "ቀን",
  },
  withdrawn: {
    title: "ይህ ምስክር ወረቀት ተሰርዟል",
    lead: "{organisation} ሰጥቶት ነበር፤ በኋላ ግን ዋጋ እንደሌለው አሳውቋል።",
  },
  invalid: {
    title: "ይህ ኮድ ትክክል አይደለም",
    lead: "እባክዎ ከምስክር ወረቀቱ ጋር ፊደል በፊደል ያመሳክሩት። አንድ ዓይነት ከሆነ ምስክር ወረቀቱ ከእኛ የተሰጠ አይደለም።",
  },
  tooMany: {
    title: "ሙከራዎች በዝተዋል",
    lead: "እባክዎ አሥር ደቂቃ ጠብቀው እንደገና ይሞክሩ።",
  },
};
