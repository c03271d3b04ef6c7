import type { Translation } from "../translation.ts";

export const faq: Translation["faq"] = {
  categoryNames: {
    general: "أسئلة عامة",
    membership: "العضوية",
    events: "الفعاليات والبرامج",
    resources: "الموارد والتدريب",
    technical: "المساعدة التقنية",
  },
  search: { label: "البحث في الأسئلة", placeholder: "البحث في الأسئلة الشائعة...", submit: "بحث" },
  categories: "المواضيع",
  found:
    "{count, plural, zero {لا أسئلة تطابق} one {سؤال واحد يطابق} two {سؤالان يطابقان} few {# أسئلة تطابق} many {# سؤالًا يطابق} other {# سؤال يطابق}} «{term}»",
  results: "نتائج البحث",
  none: "لم نجد أسئلة مطابقة. يُرجى تجربة كلمة أخرى أو فئة أخرى.",
  tags: "الوسوم",
  permalink: "رابط هذا السؤال",
};
