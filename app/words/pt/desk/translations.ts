import type { DeskTranslation } from "../../translation.ts";

export const translations: DeskTranslation["translations"] = {
  tabs: "Idiomas deste conteúdo",
  list: "Traduções",
  choose: "Esta função permite escrever traduções. Escolha a língua para a qual traduz.",
  missingList: "Traduções em falta",
  missingShort: "em falta:",
  states: {
    original: "original",
    missing: "em falta",
    deleted: "apagado",
    stale: "desatualizado",
    unpublished: "alterações por publicar",
    draft: "rascunho",
    scheduled: "agendado",
    published: "publicado",
    withdrawn: "retirado",
  },
  writtenIn: "Escrito em",
  change: "Alterar",
  publicOriginal: "O texto publicado ({language}) está ao lado de cada campo.",
  draftOriginal: "O rascunho ({language}), que não é público, está ao lado de cada campo.",
  stale: {
    heading: "O original mudou desde esta tradução",
    unknown: "A versão traduzida já não é conhecida: compare o texto todo.",
    help: "Quando publicar a tradução, ela volta a contar como atualizada. Se não precisar de alterações, indique-o aqui.",
    agree: "A tradução está atualizada",
    leave: "Manter como desatualizada quando eu publicar",
  },
  start: {
    text: "Ainda não há tradução ({language}). Neste idioma ({language}), o público vê o texto original ({original}), com uma nota.",
    fromOriginal: "Começar pelo texto original",
    empty: "Começar com um texto vazio",
  },
};
