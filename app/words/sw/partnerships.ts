import type { Translation } from "../translation.ts";

export const partnerships: Translation["partnerships"] = {
  partners: {
    visit: "Tembelea tovuti",
    newTab: "ya {name} (inafunguka kwenye kichupo kipya)",
    logoOf: "Nembo ya {name}",
  },
};
