import type { DeskTranslation } from "../../translation.ts";

export const writing: DeskTranslation["writing"] = {
  states: { draft: "Rascunho", scheduled: "Agendado", published: "Publicado", withdrawn: "Retirado" },
  sample: "Exemplo",
  unpublished: "Alterações por publicar",
  address: "Endereço web",
  preview: {
    heading: "Pré-visualização em direto e verificações",
    checks: "Verificações",
    noProblems: "Não foram encontrados problemas.",
    size: "Tamanho desta página para o público: cerca de {kilobytes, number} KB.",
  },
  people: {
    hint: "O público só vê pessoas publicadas.",
    none: "Ainda não há pessoas.",
    add: "Adicionar pessoas",
  },
  order: {
    hint: "O número mais baixo vem primeiro. Deixe vazio para manter a posição; os novos ficam no fim.",
    current: "Ordem atual",
  },
  online: "Nenhum (em linha)",
  languages: {
    hint: "Os idiomas falados no evento, não o deste texto.",
    others: "Outros idiomas",
    othersHint: "Códigos de idioma separados por vírgulas, como lua, mos.",
  },
  original: {
    label: "{label} ({language})",
    inherited: "{label} ({language}), usado se o campo ficar vazio",
    empty: "Vazio",
  },
  entries: {
    name: "{kind} {number, number}",
    nameAndTitle: "{name}: {title}",
    moveUp: "Mover para cima",
    moveDown: "Mover para baixo",
    remove: "Remover",
    add: "Adicionar: {kind}",
    act: "{act}: {entry}",
    added: "Adicionado: {entry}.",
    moved: "Movido para a posição {position, number} de {count, number}.",
    removed: "Removido: {entry}.",
    restored: "Reposto: {entry}.",
    undo: "Anular",
    limits: "No mínimo {least, number}, no máximo {most, number}.",
  },
};
