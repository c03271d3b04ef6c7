import type { Translation } from "../translation.ts";

export const faq: Translation["faq"] = {
  categoryNames: {
    general: "أسئلة عامة",
    membership: "العضوية",
    events: "الفعاليات والبرامج",
    resources: "الموارد والتدريب",
    technical: "المساعدة التقنية",
  },
  title: "الأسئلة الشائعة",
  description:
    "إجابات عن أسئلة شائعة عن Secure AI Africa: من نحن، وكيف تشاركون، والفعاليات والموارد واستخدام هذا الموقع.",
  lead: "إجابات قصيرة عن أسئلة شائعة. اختاروا موضوعًا، أو ابحثوا في جميع الأسئلة.",
  search: { label: "البحث في الأسئلة", placeholder: "البحث في الأسئلة الشائعة...", submit: "بحث" },
  categories: "المواضيع",
  found:
    "{count, plural, zero {لا أسئلة تطابق} one {سؤال واحد يطابق} two {سؤالان يطابقان} few {# أسئلة تطابق} many {# سؤالًا يطابق} other {# سؤال يطابق}} «{term}»",
  results: "نتائج البحث",
  none: "لم نجد أسئلة مطابقة. يُرجى تجربة كلمة أخرى أو فئة أخرى.",
  tags: "الوسوم",
  permalink: "رابط هذا السؤال",
  prompt: "هل لديكم أسئلة أخرى؟ نحن هنا للمساعدة!",
  contact: "اتصلوا بنا",
};
