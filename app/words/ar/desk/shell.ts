import type { DeskTranslation } from "../../translation.ts";

export const shell: DeskTranslation["shell"] = {
  skip: "الانتقال إلى المحتوى",
  menu: "القائمة",
  overdue:
    "{count, plural, zero {لا رسائل متأخرة} one {رسالة متأخرة} two {رسالتان متأخرتان} few {# رسائل متأخرة} many {# رسالة متأخرة} other {# رسالة متأخرة}}",
  today: "اليوم",
  messages: "الرسائل",
  withCount: "{name} ({count, number})",
  publicSite: "الموقع العام",
  theme: "المظهر",
  signOut: "تسجيل الخروج",
};
