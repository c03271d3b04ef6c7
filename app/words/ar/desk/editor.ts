import type { DeskTranslation } from "../../translation.ts";

export const editor: DeskTranslation["editor"] = {
  saving: {
    unwritten: "لم يُكتب شيء بعد",
    saving: "جارٍ الحفظ…",
    saved: "حُفظ في {time}",
    savedOn: "حُفظ في {time}، {date}",
    offline: "لا اتصال بالإنترنت: حُفظ على {device, select, phone {هذا الهاتف} other {هذا الجهاز}}",
    noAnswer: "الخادم لا يستجيب: حُفظ على {device, select, phone {هذا الهاتف} other {هذا الجهاز}}",
    notStored: "لم يُحفظ: أنتم غير متصلين بالإنترنت، ولا يستطيع هذا المتصفح حفظ نصّكم. انسخوه من فضلكم.",
    conflict: "هناك تعديل آخر من شخص آخر",
    conflictWith: "هناك تعديل آخر من {name}",
    signedOut: "انتهت جلستكم: سجّلوا الدخول للحفظ",
    compare: "مقارنة",
    notAllowed: "دوركم لا يسمح بذلك. نصّكم محفوظ على هذا الجهاز.",
    deleted: "حُذف هذا المحتوى. نصّكم محفوظ على هذا الجهاز.",
    tooLong: "النص أطول مما يقبله الخادم. نصّكم محفوظ على هذا الجهاز.",
  },
  conflicts: {
    heading: "نسختان من «{field}»",
    yours: "نسختكم",
    theirs: "النسخة الأخرى",
    earlier: "أنتم (سابقًا)",
    empty: "(فارغ)",
    help: "في الحقل نسختكم وكل التغييرات الأخرى. عدّلوه إن احتجتم إلى النسختين.",
    toField: "الانتقال إلى الحقل",
    keepMine: "إبقاء نسختي",
    useTheirs: "استخدام النسخة الأخرى",
    withoutScript: "اضغطوا «حفظ المسوّدة» لإبقاء النص الموجود في الحقل.",
  },
  toolbar: {
    label: "التنسيق",
    bold: "غامق",
    italic: "مائل",
    heading: "عنوان",
    subheading: "عنوان فرعي",
    list: "قائمة",
    numbered: "قائمة مرقّمة",
    quote: "اقتباس",
    link: "إدراج رابط",
    picture: "إدراج صورة",
    block: "إدراج كتلة",
  },
  insert: "إدراج",
  link: { heading: "إدراج رابط", label: "نص الرابط", search: "بحث في هذا الموقع" },
  picture: {
    heading: "إدراج صورة",
    label: "النص البديل",
    hint: "صِفوا الصورة لمن لا يستطيعون رؤيتها. لا تتركوه فارغًا إلا إذا كانت زخرفية.",
    undescribed: "صورة بلا نص بديل",
  },
  gallery: {
    chosen:
      "{count, plural, zero {لم تُختر أي صورة} one {اختيرت صورة واحدة} two {اختيرت صورتان} few {اختيرت # صور} many {اختيرت # صورة} other {اختيرت # صورة}}",
    another: "إضافة صورة أخرى",
  },
  address: "عنوان الويب",
  addressHint: "صفحة من هذا الموقع، مثل ‎/news/name‎، أو عنوان كامل يبدأ بـ ‎https://‎",
  blocks: {
    heading: "إدراج كتلة",
    names: {
      table: "جدول",
      captioned: "صورة مع تعليق",
      gallery: "معرض صور",
      file: "ملف",
      media: "فيديو أو صوت",
      embedded: "فيديو في موقع آخر",
      action: "رابط بارز",
      details: "نص قابل للتوسيع",
      footnote: "حاشية",
    },
  },
  examples: {
    bold: "غامق",
    italic: "مائل",
    heading: "عنوان",
    caption: "التعليق",
    title: "العنوان",
    text: "النص",
    note: "نص الحاشية",
  },
  markdown: {
    write: "الكتابة بصيغة Markdown",
    hint: "حقل نص بسيط تظهر فيه علامات التنسيق، وهو أيضًا الأنسب لقارئات الشاشة.",
  },
  leftOut: "لم يُدرج عند اللصق: {things}.",
  leftOutThings: {
    pictures:
      "{count, plural, zero {لا صور} one {صورة واحدة} two {صورتان} few {# صور} many {# صورة} other {# صورة}}",
    media:
      "{count, plural, zero {لا وسائط} one {فيديو أو وسيط آخر} two {وسيطان (فيديو أو غيره)} few {# وسائط (فيديو أو غيره)} many {# وسيطًا (فيديو أو غيره)} other {# وسيط (فيديو أو غيره)}}",
    mergedCells:
      "{count, plural, zero {لا خلايا مدمجة} one {خلية مدمجة واحدة} two {خليتان مدمجتان} few {# خلايا مدمجة} many {# خلية مدمجة} other {# خلية مدمجة}}",
    formFields:
      "{count, plural, zero {لا حقول نماذج} one {حقل نموذج واحد} two {حقلا نموذج} few {# حقول نماذج} many {# حقل نموذج} other {# حقل نموذج}}",
    comments:
      "{count, plural, zero {لا تعليقات} one {تعليق واحد} two {تعليقان} few {# تعليقات} many {# تعليقًا} other {# تعليق}}",
  },
  table: {
    label: "جدول",
    addRow: "إضافة صف",
    addColumn: "إضافة عمود",
    removeRow: "إزالة الصف",
    removeColumn: "إزالة العمود",
    removeTable: "إزالة الجدول",
  },
  livePreview: "معاينة مباشرة",
};
