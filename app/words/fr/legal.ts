import type { Translation } from "../translation.ts";

export const legal: Translation["legal"] = {
  updated: { text: "Dernière mise à jour : 26 octobre 2023" },
  updatedOn: "Dernière mise à jour : {date}",
  contents: "Sur cette page",
};
