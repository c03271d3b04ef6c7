import type { Translation } from "../translation.ts";

export const errors: Translation["errors"] = {
  notFound: {
    title: "الصفحة غير موجودة",
    description: "لا توجد صفحة في هذا العنوان.",
    lead: "لا توجد صفحة في هذا العنوان. ربما نُقلت الصفحة، أو كان في الرابط خطأ. ابحثوا عنها، أو ابدؤوا من إحدى الصفحات أدناه.",
  },
  failed: {
    title: "حدث خطأ ما",
    description: "تعذّر عرض هذه الصفحة.",
    lead: "تعذّر عرض هذه الصفحة. الخطأ من جانبنا، وقد سُجّل. يُرجى إعادة المحاولة بعد قليل.",
    tryAgain: "إعادة المحاولة",
  },
  sections: "الصفحات الرئيسية",
  home: "إلى الصفحة الرئيسية",
};
