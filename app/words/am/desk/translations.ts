import type { DeskTranslation } from "../../translation.ts";

export const translations: DeskTranslation["translations"] = {
  tabs: "የዚህ ይዘት ቋንቋዎች",
  list: "ትርጉሞች",
  choose: "ተርጓሚዎች ትርጉሞችን ይጽፋሉ። የሚተረጉሙበትን ቋንቋ ይምረጡ።",
  missingList: "የሌሉ ትርጉሞች",
  missingShort: "የሌሉ፦",
  states: {
    original: "ዋናው",
    missing: "የለም",
    deleted: "ተሰርዟል",
    stale: "ጊዜው ያለፈበት",
    unpublished: "ያልታተሙ ለውጦች",
    draft: "ረቂቅ",
    scheduled: "ጊዜ ተይዞለታል",
    published: "ታትሟል",
    withdrawn: "ተነስቷል",
  },
  writtenIn: "የተጻፈበት ቋንቋ",
  change: "ይቀይሩ",
  publicOriginal: "የታተመው ጽሑፍ ({language}) ከእያንዳንዱ መስክ ጎን አለ።",
  draftOriginal: "ለሕዝብ ያልወጣው ረቂቅ ({language}) ከእያንዳንዱ መስክ ጎን አለ።",
  stale: {
    heading: "ከዚህ ትርጉም በኋላ ዋናው ጽሑፍ ተቀይሯል",
    unknown: "የተተረጎመው ስሪት ከእንግዲህ አይታወቅም፦ እባክዎ ሙሉውን ጽሑፍ ያነጻጽሩ።",
    help: "ትርጉሙን ሲያትሙ እንደገና ወቅታዊ ሆኖ ይቆጠራል። ለውጥ የማያስፈልገው ከሆነ እዚህ ይግለጹ።",
    agree: "ትርጉሙ ወቅታዊ ነው",
    leave: "ሳትምም ጊዜው ያለፈበት ተብሎ ይቆይ",
  },
  start: {
    text: "የ{language} ትርጉም ገና የለም። በ{language} የሚያነቡ ጎብኚዎች የ{original} ጽሑፉን ከማስታወሻ ጋር ያያሉ።",
    fromOriginal: "ከዋናው ጽሑፍ ይጀምሩ",
    empty: "ከባዶ ይጀምሩ",
  },
};
