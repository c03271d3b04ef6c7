import type { Translation } from "../translation.ts";

export const languageWords: Translation["languageWords"] = {
  label: "Língua",
  offer: "Continuar em português",
  dismiss: "Ficar aqui",
  unread: "Ainda nenhum falante desta língua reviu estas páginas. {link}",
  correct: "Diga-nos o que está errado.",
  notTranslated: "Este texto ainda não existe em português. Está a lê-lo em {language}.",
  readIn: "Ler em {language}",
  filter: "Língua",
  all: "Todas as línguas",
  only: "Só em {language}",
  inLanguage: "Em {language}",
  names: { en: "inglês", fr: "francês", pt: "português", sw: "suaíli", am: "amárico", ar: "árabe" },
};
