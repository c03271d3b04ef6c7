import type { Translation } from "../translation.ts";

export const languageWords: Translation["languageWords"] = {
  label: "Idioma",
  offer: "Continuar em português",
  dismiss: "Ficar aqui",
  unread: "Esta tradução ainda não foi revista por um falante nativo. {link}",
  correct: "Diga-nos o que está errado.",
  notTranslated: "Este texto ainda não está disponível em português. Está a lê-lo em {language}.",
  readByNative: {
    translation: "Esta tradução foi lida por um falante nativo: {reader}, {date}.",
    original: "Este texto foi lido por um falante nativo: {reader}, {date}.",
  },
  readIn: "Ler em {language}",
  filter: "Idioma",
  all: "Todos os idiomas",
  only: "Só em {language}",
  inLanguage: "Em {language}",
  names: { en: "inglês", fr: "francês", pt: "português", sw: "suaíli", am: "amárico", ar: "árabe" },
};
