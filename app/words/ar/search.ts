import type { Translation } from "../translation.ts";

export const search: Translation["search"] = {
  form: { label: "البحث في الموقع", submit: "بحث", clear: { label: "مسح البحث" } },
  section: "القسم",
  allSections: "كل الأقسام",
  count:
    "{more, select, true {أكثر من {total, number} نتيجة} other {{total, plural, zero {لا نتائج} one {نتيجة واحدة} two {نتيجتان} few {# نتائج} many {# نتيجة} other {# نتيجة}}}}",
  none: "لم نجد شيئًا عن «{q}». يُرجى تجربة كلمة أقصر أو أعمّ.",
  failed: "البحث غير متاح في الوقت الحالي.",
  allPages: "عرض كل الصفحات",
  pages: "الصفحات",
  noneHere: "لم نجد شيئًا عن «{q}» في هذا القسم وهذه السنة.",
  questions: "الأسئلة",
  option: "{name} ({total, number}{more, select, true {+} other {}})",
  showing: "نتائج «{q}».",
  instead: "البحث عن «{q}» بدلًا من ذلك",
  one: { page: "صفحة", person: "شخص", partner: "شريك", question: "سؤال" },
};
