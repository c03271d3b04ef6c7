import type { Translation } from "../translation.ts";

export const legal: Translation["legal"] = {
  updated: { text: "Ilisasishwa mara ya mwisho 26 Oktoba 2023" },
  updatedOn: "Ilisasishwa mara ya mwisho {date}",
  contents: "Kwenye ukurasa huu",
};
