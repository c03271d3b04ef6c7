import type { Translation } from "../translation.ts";

export const contact: Translation["contact"] = {
  details: {
    place: "المكان",
    phone: "الهاتف",
    email: "البريد الإلكتروني",
    press: "للصحافة",
    social: "تابعونا",
    reply: "الردّ",
    kept: "في آخر {days, plural, zero {# يوم} one {يوم} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} رددنا خلال 24 ساعة على {all, select, true {جميع الرسائل، وعددها {messages, number}} other {{inTime, number} من أصل {messages, number} من الرسائل}}.",
    median: "تلقّى نصف الرسائل ردًّا خلال {time} (الوسيط).",
    opensInNewTab: "{name} (يُفتح في علامة تبويب جديدة)",
  },
};
