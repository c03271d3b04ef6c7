import type { Translation } from "../translation.ts";

export const partnerships: Translation["partnerships"] = {
  partners: {
    visit: "Visitar o site",
    newTab: "de {name} (abre num novo separador)",
    logoOf: "Logótipo de {name}",
  },
};
