import type { DeskTranslation } from "../../translation.ts";

export const reply: DeskTranslation["reply"] = {
  text: "الرد",
  files: "الملفات",
  send: "إرسال الرد",
  save: "حفظ المسوّدة",
  preview: "معاينة",
  previewLabel: "معاينة الرسالة",
  recipient: "إلى:",
  subject: "الموضوع:",
  quoted: "تُقتبس الرسالة التي تردّون عليها تحت نصّكم.",
  canned: "رد جاهز",
  chooseCanned: "اختاروا ردًا",
  attached: "المرفقات",
  attachedFile: "مرفق:",
  remove: "إزالة",
  someFile: "ملف",
  upload: "ملفات من هذا الجهاز",
  uploadHint:
    "تُرسل مع هذا الرد فقط، و10 ميغابايت في المجموع. لا تُضاف إلى الصور والملفات، ولا يراها إلا العاملون. اختاروها في النهاية: المسودات لا تحفظها.",
  attachFile: "إرفاق ملف",
  attachPicture: "إرفاق صورة",
  filesToAttach: "ملفات للإرفاق",
};
