import type { DeskTranslation } from "../../translation.ts";

export const shell: DeskTranslation["shell"] = {
  skip: "Nenda kwenye maudhui",
  menu: "Menyu",
  overdue: "{count, plural, one {# umepita muda} other {# umepita muda}}",
  today: "Leo",
  messages: "Ujumbe",
  withCount: "{name} ({count, number})",
  publicSite: "Tovuti ya umma",
  theme: "Mandhari",
  signOut: "Toka",
};
