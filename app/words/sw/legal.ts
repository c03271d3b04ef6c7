import type { Translation } from "../translation.ts";

export const legal: Translation["legal"] = {
  updated: { text: "Ilisasishwa mara ya mwisho 26 Oktoba 2023" },
  versionOf: "Maandishi ya toleo hili la tovuti: {date}",
  contents: "Kwenye ukurasa huu",
  englishBinds: "Hii ni tafsiri. Maandishi ya Kiingereza ndiyo yenye nguvu ya kisheria.",
  readEnglish: "Soma maandishi ya Kiingereza",
  contactWays: {
    form: "kwa fomu iliyo kwenye [ukurasa wa mawasiliano](/contact)",
    email: "kwa barua pepe: [{email}](mailto:{email})",
    phone: "kwa simu: [{phone}](tel:{dialled})",
  },
};
