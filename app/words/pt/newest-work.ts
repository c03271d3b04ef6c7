import type { Translation } from "../translation.ts";

export const newestWork: Translation["newestWork"] = {
  row: "Projetos mais recentes",
  skip: "Saltar os projetos",
  previous: "Projeto anterior",
  next: "Projeto seguinte",
};
