import type { DeskTranslation } from "../../translation.ts";

export const writing: DeskTranslation["writing"] = {
  states: { draft: "مسوّدة", scheduled: "مجدول", published: "منشور", withdrawn: "مسحوب" },
  sample: "مثال",
  unpublished: "تغييرات لم تُنشر",
  address: "عنوان الويب",
  preview: {
    heading: "معاينة مباشرة وفحوص",
    checks: "الفحوص",
    noProblems: "لم تُكتشف أي مشكلة.",
    size: "حجم هذه الصفحة للزوار: نحو {kilobytes, number} كيلوبايت.",
  },
  people: {
    hint: "لا يرى الزوار إلا الأشخاص المنشورين.",
    none: "لا أشخاص بعد.",
    add: "إضافة أشخاص",
  },
  order: {
    hint: "الرقم الأصغر يأتي أولًا. اتركوه فارغًا لإبقاء الموضع؛ تُضاف العناصر الجديدة في الآخر.",
    current: "الترتيب الحالي",
  },
  online: "لا بلد (عبر الإنترنت)",
  languages: {
    hint: "اللغات المستخدمة في الفعالية، لا لغة هذا النص.",
    others: "لغات أخرى",
    othersHint: "رموز لغات تفصل بينها فواصل، مثل ‎lua, mos‎.",
  },
  original: {
    label: "{label} ({language})",
    inherited: "{label} ({language})، يُستخدم إذا تُرك الحقل فارغًا",
    empty: "فارغ",
  },
  entries: {
    name: "{kind} {number, number}",
    nameAndTitle: "{name}: {title}",
    moveUp: "تحريك إلى أعلى",
    moveDown: "تحريك إلى أسفل",
    remove: "إزالة",
    add: "إضافة: {kind}",
    act: "{act}: {entry}",
    added: "تمت الإضافة: {entry}.",
    moved: "نُقل إلى الموضع {position, number} من {count, number}.",
    removed: "تمت الإزالة: {entry}.",
    restored: "تمت الاستعادة: {entry}.",
    undo: "تراجع",
    limits: "{least, number} على الأقل، و{most, number} على الأكثر.",
  },
};
