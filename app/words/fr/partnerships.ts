import type { Translation } from "../translation.ts";

export const partnerships: Translation["partnerships"] = {
  partners: {
    visit: "Visiter le site",
    newTab: "de {name} (nouvel onglet)",
    logoOf: "Logo de {name}",
  },
};
