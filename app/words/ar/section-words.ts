import type { Translation } from "../translation.ts";

export const sectionWords: Translation["sectionWords"] = {
  our_work: {
    one: "أعمالنا",
    list: {
      searchLabel: "البحث في المشاريع",
      count:
        "{more, select, true {أكثر من {total, number} مشروع} other {{total, plural, zero {لا مشاريع} one {مشروع واحد} two {مشروعان} few {# مشاريع} many {# مشروعًا} other {# مشروع}}}}",
      empty: "{searched, select, true {لا مشاريع تطابق بحثكم.} other {لا توجد مشاريع في الوقت الحالي.}}",
    },
    record: {
      back: "العودة إلى صفحة «أعمالنا»",
      neighbours: "مشاريع أخرى",
      previous: "مشروع أحدث",
      next: "مشروع أقدم",
      notFound: "المشروع غير موجود",
      notFoundDescription: "لا يوجد مشروع في هذا العنوان.",
      notFoundLead: "لا يوجد مشروع في هذا العنوان. ربما تغيّر اسمه أو سُحب.",
      failedLead: "تعذّر تحميل هذا المشروع الآن. الخطأ من جانبنا. يُرجى إعادة المحاولة بعد قليل.",
      returnToList: "العودة إلى صفحة «أعمالنا»",
    },
  },
  news: {
    one: "خبر",
    all: "كل الأخبار",
    list: {
      searchLabel: "البحث في الأخبار",
      count:
        "{more, select, true {أكثر من {total, number} خبر} other {{total, plural, zero {لا أخبار} one {خبر واحد} two {خبران} few {# أخبار} many {# خبرًا} other {# خبر}}}}",
      empty: "{searched, select, true {لا أخبار تطابق بحثكم.} other {لا توجد أخبار في الوقت الحالي.}}",
    },
    record: {
      back: "العودة إلى الأخبار",
      neighbours: "أخبار أخرى",
      previous: "أحدث",
      next: "أقدم",
      notFound: "الخبر غير موجود",
      notFoundDescription: "لا يوجد خبر في هذا العنوان.",
      notFoundLead: "لا يوجد خبر في هذا العنوان. ربما تغيّر اسمه أو سُحب.",
      failedLead: "تعذّر تحميل هذا الخبر الآن. الخطأ من جانبنا. يُرجى إعادة المحاولة بعد قليل.",
      returnToList: "العودة إلى الأخبار",
    },
  },
  newsletter: {
    one: "النشرة البريدية",
    list: {
      searchLabel: "البحث في الأعداد السابقة",
      count:
        "{more, select, true {أكثر من {total, number} عدد} other {{total, plural, zero {لا أعداد} one {عدد واحد} two {عددان} few {# أعداد} many {# عددًا} other {# عدد}}}}",
      empty: "{searched, select, true {لا يوجد عدد يطابق بحثكم.} other {لم يُنشر أي عدد بعد.}}",
    },
    record: {
      back: "العودة إلى النشرة البريدية",
      neighbours: "أعداد أخرى",
      previous: "عدد أحدث",
      next: "عدد أقدم",
      notFound: "العدد غير موجود",
      notFoundDescription: "لا يوجد عدد من النشرة البريدية على هذا العنوان.",
      notFoundLead: "لا يوجد عدد من النشرة البريدية على هذا العنوان. ربما تغيّر اسمه أو سُحب.",
      failedLead: "تعذّر تحميل هذا العدد الآن. الخطأ من جانبنا. يُرجى المحاولة مرة أخرى بعد قليل.",
      returnToList: "العودة إلى النشرة البريدية",
    },
  },
  events: {
    one: "فعالية",
    all: "كل الفعاليات",
    list: {
      searchLabel: "البحث في الفعاليات",
      count:
        "{more, select, true {أكثر من {total, number} فعالية} other {{total, plural, zero {لا فعاليات} one {فعالية واحدة} two {فعاليتان} few {# فعاليات} many {# فعالية} other {# فعالية}}}}",
      empty: "{searched, select, true {لا فعاليات تطابق بحثكم.} other {لا توجد فعاليات في الوقت الحالي.}}",
    },
    record: {
      back: "العودة إلى الفعاليات",
      neighbours: "فعاليات أخرى",
      previous: "الفعالية السابقة",
      next: "الفعالية التالية",
      notFound: "الفعالية غير موجودة",
      notFoundDescription: "لا توجد فعالية في هذا العنوان.",
      notFoundLead: "لا توجد فعالية في هذا العنوان. ربما تغيّر اسمها أو أُلغيت.",
      failedLead: "تعذّر تحميل هذه الفعالية الآن. الخطأ من جانبنا. يُرجى إعادة المحاولة بعد قليل.",
      returnToList: "العودة إلى الفعاليات",
    },
  },
  resources: {
    one: "مورد",
    all: "كل الموارد",
    list: {
      searchLabel: "البحث في الموارد",
      count:
        "{more, select, true {أكثر من {total, number} مورد} other {{total, plural, zero {لا موارد} one {مورد واحد} two {موردان} few {# موارد} many {# موردًا} other {# مورد}}}}",
      empty:
        "{narrowed, select, true {لا موارد في فئة «{category}»{searched, select, true { تطابق بحثكم} other {}}.} other {لا توجد موارد في الوقت الحالي.}}",
    },
    record: {
      back: "العودة إلى الموارد",
      neighbours: "موارد أخرى",
      previous: "مورد أحدث",
      next: "مورد أقدم",
      notFound: "المورد غير موجود",
      notFoundDescription: "لا يوجد مورد في هذا العنوان.",
      notFoundLead: "لا يوجد مورد في هذا العنوان. ربما تغيّر اسمه أو سُحب.",
      failedLead: "تعذّر تحميل هذا المورد الآن. الخطأ من جانبنا. يُرجى إعادة المحاولة بعد قليل.",
      returnToList: "العودة إلى الموارد",
    },
  },
};
