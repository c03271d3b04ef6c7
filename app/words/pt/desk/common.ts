import type { DeskTranslation } from "../../translation.ts";

export const common: DeskTranslation["common"] = {
  desk: "Espaço da equipa",
  name: "Nome",
  email: "E-mail",
  save: "Guardar",
  signIn: "Entrar",
  cancel: "Cancelar",
  search: "Pesquisa",
  find: "Pesquisar",
  all: "Tudo",
  select: "Selecionar",
  tryAgain: "Tentar de novo",
  backToWriting: "Voltar à redação",
  nothingHere: "Nada aqui.",
  nothingFound: "Nada encontrado.",
  untitled: "(ainda sem título)",
  roles: {
    translator: "tradução",
    writer: "redação",
    publisher: "publicação",
    administrator: "administração",
  },
  pagination: {
    label: "Páginas desta lista",
    previous: "Anterior",
    next: "Seguinte",
    page: "Página {page, number}",
  },
};
