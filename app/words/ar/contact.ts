import type { Translation } from "../translation.ts";

export const contact: Translation["contact"] = {
  title: "اتصلوا بنا",
  description: "اكتبوا إلى Secure AI Africa في أديس أبابا: نردّ على كل رسالة خلال 24 ساعة.",
  lead: "أسئلة عن تأمين الذكاء الاصطناعي، أو مشروع تودّون التعريف به، أو شراكة تقترحونها: اكتبوا إلينا. نردّ خلال 24 ساعة.",
  form: "أرسلوا إلينا رسالة",
  details: {
    heading: "أين تجدوننا",
    place: "المكان",
    address: "أديس أبابا، إثيوبيا",
    phone: "الهاتف",
    email: "البريد الإلكتروني",
    press: "للصحافة",
    social: "تابعونا",
    reply: "الردّ",
    replyWithin: "خلال 24 ساعة",
    kept: "في آخر {days, plural, zero {# يوم} one {يوم} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} رددنا خلال 24 ساعة على {all, select, true {جميع الرسائل، وعددها {messages, number}} other {{inTime, number} من أصل {messages, number} من الرسائل}}.",
    median: "تلقّى نصف الرسائل ردًّا خلال {time} (الوسيط).",
    opensInNewTab: "{name} (يُفتح في علامة تبويب جديدة)",
  },
};
