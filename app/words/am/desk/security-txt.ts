import type { DeskTranslation } from "../../translation.ts";

export const securityTxt: DeskTranslation["securityTxt"] = {
  confirmed: "ተረጋግጧል። እስከ {until} ድረስ ይሠራል።",
  help: "{file} የደህንነት ክፍተት ያገኙ ሰዎች እንዴት ሊያገኙን እንደሚችሉ ይነግራል። ቢበዛ ለአንድ ዓመት ይሠራል፤ ስለዚህ በየዓመቱ ሰው እንደገና ሊያረጋግጠው ይገባል።",
  file: "ይህ ፋይል",
  confirmedBy: "{name} security.txt አረጋግጠዋል፦ {moment}።",
  unconfirmed: "እስካሁን security.txt ያረጋገጠ የለም።",
  expired: "ጊዜው ያለፈው፦ {moment}።",
  expires: "ጊዜው የሚያልፈው፦ {moment}።",
  before: "ከማረጋገጥዎ በፊት",
  addresses: "ወደ እነዚህ አድራሻዎች የሚላከውን ኢሜይል በየቀኑ የሚያነብ አለ? የሚገኙት በ{organisation} ነው።",
  organisation: "ድርጅት",
  policy: "{policy} አሁንም ትክክል ነው?",
  policyName: "የደህንነት ፖሊሲ",
  key: "ቁልፍ ካለ፦ አሁንም ሊጠቀምበት የሚችል አለ?",
  confirm: "ይህ ሁሉ ትክክል ነው፦ ያረጋግጡ",
  toPage: "security.txt ያረጋግጡ",
};
