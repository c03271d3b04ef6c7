import type { DeskTranslation } from "../../translation.ts";

export const home: DeskTranslation["home"] = {
  found: "Resultados da pesquisa",
  back: "Voltar a Hoje",
  allDone: "Está tudo feito.",
  writeNews: "Escrever uma notícia",
  messages: "Mensagens por responder",
  allMessages: "{count, plural, one {# mensagem por responder} other {Todas as # mensagens por responder}}",
  failedChecks: "Verificações falhadas",
  scheduled: "Conteúdos agendados",
  changes: "Alterações por publicar",
  drafts: "Rascunhos",
  allDrafts: "Todos os rascunhos",
  mailbox: {
    trouble:
      "Não chegam e-mails desde: {since}. {problem} O espaço da equipa continua a tentar. Se isto se prolongar, avise a pessoa que gere o site.",
    neverRead: "A caixa de correio nunca foi lida.",
  },
  backup: {
    heading: "Cópia de segurança",
    last: "Última cópia de segurança: {moment}, {size}.",
    none: "Ainda não há cópia de segurança.",
    sinceThen:
      "Tudo o que foi escrito desde então só existe numa máquina: peça à pessoa que gere o site que verifique as cópias de segurança.",
    noneEver:
      "Tudo o que está aqui escrito só existe numa máquina: peça à pessoa que gere o site que verifique as cópias de segurança.",
    failed: "A última tentativa falhou:",
    incomplete: "Precisa de atenção:",
    copied: "Há uma cópia cifrada guardada noutro local.",
    tried: "Último restauro de teste: {moment}.",
    notTried:
      "Deve haver um teste todas as semanas: peça à pessoa que gere o site que verifique as cópias de segurança.",
  },
};
