import type { Translation } from "../translation.ts";

export const approval: Translation["approval"] = {
  title: "ጽሑፍ ማጽደቅ",
  label: "ማጽደቅ",
  intro: "{person}፣ እባክዎ ይህን ጽሑፍ ጎብኚዎች እንደሚያዩት ያንብቡ። {maker} እንዲያጸድቁት ወይም እንዲመልሱት ይጠይቅዎታል።",
  toAnswer: "ወደ መልስዎ ይሂዱ",
  heading: "መልስዎ",
  once: "መልስዎ የሚቆጠረው ለዚህ ጽሑፍ ብቻ ነው። ይህ ሊንክ አንድ ጊዜ ብቻ፣ እስከ {date} ይሠራል።",
  approve: "አጽድቅ",
  note: "ምን መቀየር አለበት? የሚመልሱት ከሆነ ብቻ።",
  sendBack: "መልስ",
  noteMissing: "እባክዎ ምን መቀየር እንዳለበት ይጻፉ፤ ከዚያ ይመልሱት።",
  noteTooLong: "እባክዎ ከ{max, number} ፊደላት ያልበለጠ ይጻፉ።",
  approved: {
    title: "እናመሰግናለን። ይህን ጽሑፍ አጽድቀዋል።",
    lead: "{maker} እንዲያውቅ ተደርጓል። ይህ ሊንክ ተሠርቶበታል፤ ጽሑፉንም ከእንግዲህ አያሳይም።",
  },
  sentBack: {
    title: "እናመሰግናለን። ይህን ጽሑፍ መልሰዋል።",
    lead: "{maker} ማስታወሻዎ ደርሶታል። ይህ ሊንክ ተሠርቶበታል፤ ጽሑፉንም ከእንግዲህ አያሳይም።",
  },
  changed: {
    title: "ይህ ጽሑፍ ተቀይሯል",
    lead: "ይህ ሊንክ ከተፈጠረ ወዲህ ስለተቀየረ ከእንግዲህ እዚህ ሊጸድቅ አይችልም። እባክዎ {maker}ን አዲስ ሊንክ ይጠይቁ።",
  },
  missing: {
    title: "ይህ ሊንክ አይሠራም",
    lead: "ጊዜው አልፎ ወይም ተሽሮ ሊሆን ይችላል። እባክዎ የላከልዎትን ሰው አዲስ ይጠይቁ።",
  },
};
