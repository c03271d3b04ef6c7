import type { DeskTranslation } from "../../translation.ts";

export const preview: DeskTranslation["preview"] = {
  heading: "معاينة {title}",
  missing: "ما زال ناقصًا (تُرك أو مُلئ بأمثلة أدناه): {fields}.",
  links: {
    heading: "روابط لمن ليس لديهم حساب",
    help: "يستطيع كل من لديه الرابط رؤية أحدث مسوّدة، مدة سبعة أيام أو حتى تبطلوه.",
    copyNow: "انسخوا هذا الرابط الآن: لن يظهر مرة أخرى.",
    created: "أُنشئ من طرف ⁨{name}⁩، {created}؛ ينتهي في {expires}",
    revoke: "إبطال",
    create: "إنشاء رابط معاينة",
  },
  frames: {
    label: "المعاينات",
    scrolls: "معاينة واحدة في كل مرة، قابلة للتمرير",
    frameScrolls: "⁨{name}⁩، قابلة للتمرير",
    open: "فتح في علامة تبويب جديدة: ⁨{name}⁩",
    phone: { light: "هاتف، فاتح", dark: "هاتف، داكن" },
    desktop: { light: "حاسوب، فاتح", dark: "حاسوب، داكن" },
  },
};
