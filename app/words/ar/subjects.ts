import type { Translation } from "../translation.ts";

export const subjects: Translation["subjects"] = {
  openings: {
    careers: { subject: "العمل معكم", line: "أودّ العمل معكم." },
    volunteer: { subject: "التطوّع", line: "أودّ التطوّع معكم." },
    donate: { subject: "دعم عملكم", line: "أودّ دعم عملكم." },
    partner: { subject: "شراكة", line: "نودّ العمل معكم بصفة شريك." },
    policy: { subject: "سياسات الذكاء الاصطناعي", line: "لديّ سؤال لخبراء السياسات لديكم." },
    press: { subject: "استفسار صحفي", line: "أعمل في الصحافة. الموعد النهائي لديّ وأسئلتي:" },
  },
  event: { subject: "تسجيل: {name}", line: "أودّ التسجيل في «{name}» بتاريخ {date}." },
  register: "التسجيل",
  corrected: "تصحيح الرسالة {reference}: {subject}",
};
