import type { DeskTranslation } from "../../translation.ts";

export const shell: DeskTranslation["shell"] = {
  skip: "Aller au contenu",
  menu: "Menu",
  overdue: "{count, plural, one {# hors délai} other {# hors délai}}",
  today: "Aujourd’hui",
  messages: "Messages",
  withCount: "{name} ({count, number})",
  publicSite: "Site public",
  theme: "Thème",
  signOut: "Se déconnecter",
};
