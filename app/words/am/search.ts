import type { Translation } from "../translation.ts";

export const search: Translation["search"] = {
  form: { label: "በድረ ገጹ ውስጥ ይፈልጉ", submit: "ፍለጋ", clear: { label: "ፍለጋውን ያጽዱ" } },
  section: "ክፍል",
  allSections: "ሁሉም ክፍሎች",
  count:
    "{more, select, true {ከ{total, number} በላይ ውጤቶች} other {{total, plural, one {# ውጤት} other {# ውጤቶች}}}}",
  none: "ለ«{q}» ምንም አልተገኘም። እባክዎ አጠር ያለ ወይም ሰፋ ያለ ትርጉም ያለው ቃል ይሞክሩ።",
  failed: "ፍለጋው ለጊዜው አይሠራም።",
  allPages: "ሁሉንም ገጾች ይመልከቱ",
  pages: "ገጾች",
  noneHere: "በዚህ ክፍልና ዓመት ለ«{q}» ምንም አልተገኘም።",
  questions: "ጥያቄዎች",
  option: "{name} ({total, number}{more, select, true {+} other {}})",
  showing: "የ«{q}» ውጤቶች።",
  instead: "በምትኩ «{q}»ን ይፈልጉ",
  one: { page: "ገጽ", person: "ሰው", partner: "አጋር", question: "ጥያቄ" },
};
