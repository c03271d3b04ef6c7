import type { DeskTranslation } from "../../translation.ts";

export const writing: DeskTranslation["writing"] = {
  states: { draft: "ረቂቅ", scheduled: "ጊዜ ተይዞለታል", published: "ታትሟል", withdrawn: "ተነስቷል" },
  sample: "ናሙና",
  unpublished: "ያልታተሙ ለውጦች",
  address: "የድር አድራሻ",
  preview: {
    heading: "ቀጥታ ቅድመ እይታና ምርመራዎች",
    checks: "ምርመራዎች",
    noProblems: "ምንም ችግር አልተገኘም።",
    size: "ለጎብኚዎች የዚህ ገጽ መጠን፦ {kilobytes, number} KB ገደማ።",
  },
  people: {
    hint: "ጎብኚዎች የሚያዩት የታተሙ ሰዎችን ብቻ ነው።",
    none: "ገና ምንም ሰው የለም።",
    add: "ሰዎችን ያክሉ",
  },
  order: {
    hint: "ትንሹ ቁጥር ይቀድማል። ቦታው እንዳይለወጥ ባዶ ይተዉት፤ አዲሶች መጨረሻ ላይ ይገባሉ።",
    current: "አሁን ያለው ቅደም ተከተል",
  },
  online: "የለም (በኢንተርኔት)",
  languages: {
    hint: "የዚህ ጽሑፍ ቋንቋ ሳይሆን በዝግጅቱ ላይ የሚነገሩ ቋንቋዎች።",
    others: "ሌሎች ቋንቋዎች",
    othersHint: "በኮማ የተለዩ የቋንቋ ኮዶች፣ ለምሳሌ lua, mos።",
  },
  original: {
    label: "{label} ({language})",
    inherited: "{label} ({language})፦ መስኩ ባዶ ከተተወ ይህ ጥቅም ላይ ይውላል",
    empty: "ባዶ",
  },
  entries: {
    name: "{kind} {number, number}",
    nameAndTitle: "{name}፦ {title}",
    moveUp: "ወደ ላይ ያንሱ",
    moveDown: "ወደ ታች ያውርዱ",
    remove: "ያስወግዱ",
    add: "{kind} ያክሉ",
    act: "{act}፦ {entry}",
    added: "ታክሏል፦ {entry}።",
    moved: "ከ{count, number} ውስጥ ወደ {position, number}ኛ ቦታ ተዛውሯል።",
    removed: "ተወግዷል፦ {entry}።",
    restored: "ተመልሷል፦ {entry}።",
    undo: "ይመልሱ",
    limits: "ቢያንስ {least, number}፣ ቢበዛ {most, number}።",
  },
};
