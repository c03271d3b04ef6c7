import type { Translation } from "../translation.ts";

export const approval: Translation["approval"] = {
  title: "Aprovar um texto",
  label: "Aprovação",
  intro: "{person}, leia este texto como o público o verá. {maker} pede-lhe que o aprove ou o devolva.",
  toAnswer: "Ir para a sua resposta",
  heading: "A sua resposta",
  once: "A sua resposta vale para este texto exato. Esta ligação funciona uma vez, até {date}.",
  approve: "Aprovar",
  note: "O que é preciso mudar? Só se o devolver.",
  sendBack: "Devolver",
  noteMissing: "Escreva o que é preciso mudar e depois devolva o texto.",
  noteTooLong: "Escreva no máximo {max, number} caracteres.",
  approved: {
    title: "Obrigado. Aprovou este texto.",
    lead: "{maker} já sabe. Esta ligação foi usada e já não mostra o texto.",
  },
  sentBack: {
    title: "Obrigado. Devolveu este texto.",
    lead: "{maker} recebeu a sua nota. Esta ligação foi usada e já não mostra o texto.",
  },
  changed: {
    title: "Este texto mudou",
    lead: "Mudou desde que esta ligação foi criada, por isso já não pode ser aprovado aqui. Peça uma nova ligação a {maker}.",
  },
  missing: {
    title: "Esta ligação não funciona",
    lead: "Pode ter expirado ou sido revogada. Peça uma nova à pessoa que a enviou.",
  },
};
