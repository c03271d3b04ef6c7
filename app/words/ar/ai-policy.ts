import type { Translation } from "../translation.ts";

export const aiPolicy: Translation["aiPolicy"] = {
  film: {
    unsupported: "متصفحكم لا يدعم عرض الفيديو.",
    pause: "إيقاف الفيلم مؤقتًا",
    play: "تشغيل الفيلم",
  },
};
