import type { Translation } from "../translation.ts";

export const outbox: Translation["outbox"] = {
  ownDevice: "Este aparelho é meu",
  ownDeviceNote: "Sem ligação, a minha mensagem espera aqui e é enviada mais tarde.",
  onPhone: "À espera neste telefone",
  onDevice: "À espera neste aparelho",
  later: "É enviada quando voltar a abrir uma página deste site com ligação.",
  old: "Pelo relógio deste aparelho, tem mais de 30 dias: só é enviada se o pedir.",
  notSent: "Não enviada",
  failed: "O site não a aceitou.",
  send: "Enviar agora",
  sending: "A enviar…",
  edit: "Editar",
  remove: "Remover",
  removeQuestion: "Remover esta mensagem? Não foi enviada.",
  close: "Fechar",
  occupied: "O formulário já tem outro texto. Envie-o ou apague-o primeiro.",
  full: "Este aparelho não tem espaço para outra mensagem à espera. O que escreveu fica aqui.",
  heading: "Mensagens à espera",
  none: "Não há mensagens à espera neste aparelho.",
};
