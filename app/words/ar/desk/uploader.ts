import type { DeskTranslation } from "../../translation.ts";

export const uploader: DeskTranslation["uploader"] = {
  upload: "رفع",
  uploadPicture: "رفع صورة",
  uploadFile: "رفع ملف",
  choosePicture: "اختيار صورة",
  chooseFile: "اختيار ملف",
  addressHint: "عنوان ويب، مثل ⁨{one}⁩ أو ⁨{other}⁩.",
  dropHint: "أو أفلتوا الصور والملفات في أي موضع من هذه الصفحة، أو ألصقوا صورة. تُصغَّر الصور الكبيرة أولًا.",
  search: "بحث",
  loading: "جارٍ التحميل…",
  found:
    "{count, plural, zero {لا نتائج} one {نتيجة واحدة} two {نتيجتان} few {# نتائج} many {# نتيجة} other {# نتيجة}}",
  newest: "الأحدث",
};
