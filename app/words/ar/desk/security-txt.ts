import type { DeskTranslation } from "../../translation.ts";

export const securityTxt: DeskTranslation["securityTxt"] = {
  confirmed: "تم التأكيد. صالح حتى {until}.",
  help: "{file} يبيّن لمن اكتشف ثغرة أمنية كيف يصل إلينا. وهو صالح لسنة واحدة على الأكثر، لذلك يجب أن يؤكده شخص كل سنة.",
  file: "هذا الملف",
  confirmedBy: "تأكيد security.txt: {name}، {moment}.",
  unconfirmed: "لم يؤكد أحد security.txt بعد.",
  expired: "انتهت صلاحيته: {moment}.",
  expires: "تنتهي صلاحيته: {moment}.",
  before: "قبل التأكيد",
  addresses: "هل يقرأ أحد كل يوم البريد المرسل إلى هذه العناوين؟ تجدونها في {organisation}.",
  organisation: "المنظمة",
  policy: "هل ما زالت {policy} صحيحة؟",
  policyName: "سياسة الأمن",
  key: "إن كان هناك مفتاح: هل ما زال أحد قادرًا على استخدامه؟",
  confirm: "كل هذا صحيح: تأكيد",
  toPage: "تأكيد security.txt",
};
