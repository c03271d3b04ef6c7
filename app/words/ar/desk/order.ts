import type { DeskTranslation } from "../../translation.ts";

export const order: DeskTranslation["order"] = {
  title: "الترتيب",
  change: "تغيير الترتيب",
  heading: "{kind}: الترتيب",
  help: "يراها الزوّار بهذا الترتيب، ويظهر كل تغيير فورًا. وما لم يُنشر ليس له مكان بعد.",
  none: "لم يُنشر شيء بعد.",
  place: "{place, number}",
  up: "نقل إلى أعلى",
  down: "نقل إلى أسفل",
  back: "العودة إلى القائمة",
};
