import type { DeskTranslation } from "../../translation.ts";

export const shell: DeskTranslation["shell"] = {
  skip: "ወደ ዋናው ይዘት ይለፉ",
  menu: "ምናሌ",
  overdue: "{count, plural, one {# ጊዜው አልፏል} other {# ጊዜያቸው አልፏል}}",
  today: "ዛሬ",
  messages: "መልእክቶች",
  withCount: "{name} ({count, number})",
  publicSite: "የሕዝብ ድረ ገጽ",
  theme: "ገጽታ",
  signOut: "ይውጡ",
};
