import type { DeskTranslation } from "../../translation.ts";

export const upgrade: DeskTranslation["upgrade"] = {
  done: "የመጨረሻው ማሻሻያ ተጠናቋል።",
  texts:
    "የፍለጋ ጽሑፎች እንደገና እየተዘጋጁ ነው፦ ከ{total, number} ውስጥ {checked, number} ተጠናቀዋል። እስኪያልቁ ድረስ አንዳንድ ፍለጋዎች ከማሻሻያው በፊት የነበሩትን ውጤቶች ያሳያሉ።",
  releases: "በርካታ የጣቢያው ስሪቶች በአንድ ጊዜ እየሠሩ ነው፦ {names}።",
  contract: "ወደ ቀድሞው ስሪት መመለስ የሚቻለው እስከ {moment} ነው።",
};
