import type { Translation } from "../translation.ts";

export const blocks: Translation["blocks"] = {
  download: "تنزيل",
  video: "فيديو",
  audio: "صوت",
  transcript: "النص المكتوب",
  opensOn: "يُفتح على {host}",
  notes: "الحواشي",
  note: "الحاشية {note}",
  backToText: "العودة إلى النص",
  backToPlace: "العودة إلى النص، الموضع {place}",
};
