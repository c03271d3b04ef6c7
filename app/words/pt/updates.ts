import type { Translation } from "../translation.ts";

export const updates: Translation["updates"] = {
  filter: "Filtrar as novidades",
  all: "Todas as novidades",
  row: "Novidades, da mais recente à mais antiga",
  skip: "Saltar as novidades",
  previous: "Novidade anterior",
  next: "Novidade seguinte",
  readMore: "Ler mais",
  loading: "A carregar as novidades",
  empty: "Não há novidades nesta categoria",
  everything: "Ver tudo",
};
