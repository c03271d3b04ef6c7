import type { Translation } from "../translation.ts";

export const legal: Translation["legal"] = {
  updated: { text: "Última atualização: 26 de outubro de 2023" },
  updatedOn: "Última atualização: {date}",
  contents: "Nesta página",
};
