import type { DeskTranslation } from "../../translation.ts";

export const mails: DeskTranslation["mails"] = {
  greeting: "Olá, {name},",
  code: {
    subject: "O seu código para o espaço da equipa de {organisation}",
    intro: "O seu código para entrar é:",
    use: "Funciona uma vez, durante dez minutos. Escreva-o apenas no espaço da equipa e não o partilhe: nunca o pedimos.",
    mistake: "Se não o pediu, não precisa de fazer nada.",
  },
  invitation: {
    subject: "Convite para o espaço da equipa de {organisation}",
    text: "{name} enviou-lhe um convite para o espaço da equipa de {organisation} com a função de {role}. Para aceitar, abra esta ligação nos próximos sete dias:",
    mistake: "Funciona uma vez. Se não esperava este convite, não precisa de fazer nada.",
    roles: {
      translator: "tradução",
      writer: "redação",
      publisher: "publicação",
      administrator: "administração",
    },
  },
  newPasskey: {
    subject: "Nova chave de acesso para o espaço da equipa de {organisation}",
    text: "A chave de acesso “{passkey}” foi adicionada à sua conta: {moment}. Permite entrar em seu nome.",
    mistake: "Se não foi obra sua, remova-a e termine todas as outras sessões: {link}",
    tell: "Depois avise a administração.",
  },
  newDevice: {
    subject: "Entrada a partir de um novo dispositivo no espaço da equipa de {organisation}",
    text: "Alguém entrou na sua conta ({moment}), com {device}, a partir de um lugar que ainda não conhecíamos.",
    mistake: "Se não foi obra sua, termine essa sessão: {link}",
    tell: "Depois avise a administração.",
  },
  reminder: {
    overdueSubject: "Fora do prazo: {reference}",
    soonSubject: "Faltam menos de 4 horas: {reference}",
    allOverdue:
      "{count, plural, one {# mensagem está fora do prazo} other {# mensagens estão fora do prazo}}",
    allSoon:
      "{count, plural, one {Faltam menos de 4 horas para # mensagem} other {Faltam menos de 4 horas para # mensagens}}",
    mixed: "Mensagens sem resposta: {overdue, number} fora do prazo, {soon, number} com menos de 4 horas",
    promise: "Prometemos uma resposta em 24 horas.",
    turnOff: "Pode desligar estes e-mails: {link}",
  },
  review: {
    untitled: "(ainda sem título)",
    readySubject: "Pronto para revisão: {title}",
    ready: "{name} pede uma revisão de “{title}”.",
    approved: {
      subject: "Aprovado: {title}",
      text: "{name} aprovou “{title}”. O texto já pode ser publicado.",
      byLink: "{name} aprovou “{title}” com a ligação criada por {maker}. O texto já pode ser publicado.",
    },
    sentBack: {
      subject: "Devolvido: {title}",
      text: "{name} devolveu “{title}”.",
      byLink: "{name} devolveu “{title}” com a ligação criada por {maker}.",
    },
    note: "Nota: {note}",
    open: "Abrir no espaço da equipa: {link}",
  },
  summary: {
    subject: "{count, plural, one {# mensagem espera resposta} other {# mensagens esperam resposta}}",
    subjectOverdue:
      "{count, plural, one {# mensagem espera resposta} other {# mensagens esperam resposta}}, {overdue, number} fora do prazo",
  },
  due: {
    left: "faltam {time}",
    overdue: "prazo ultrapassado há {time}",
    minutes: "{minutes, number} min",
    hours: "{hours, number} h {minutes, number} min",
    days: "{days, plural, one {# dia} other {# dias}}",
    more: "E mais {count, number}: {link}",
  },
  devices: {
    on: "{browser} em {system}",
    browser: "Um navegador",
    systems: { apple: "um iPhone ou iPad", mac: "um Mac", device: "um dispositivo" },
  },
  alert: {
    begunSubject: "Atenção: {what} ({organisation})",
    endedSubject: "Resolvido: {what} ({organisation})",
    what: {
      mail: "os e-mails não estão a sair",
      disk: "o disco está quase cheio",
      backup: "não há cópia de segurança do último dia",
      errors: "mais de 1% dos pedidos falham",
      securityTxt: "o security.txt está prestes a expirar",
      certificate: "o certificado está prestes a expirar",
      clock: "o relógio do servidor está errado",
      database: "não é possível guardar nada",
    },
    begun: "Desde {moment}: {what}.",
    ended: "Já passou: {what}. Durou de {since} a {moment}.",
    open: "O espaço da equipa diz o que fazer: {link}",
    once: "Receberá mais um e-mail quando tiver passado.",
  },
  notice: {
    from: "De",
    email: "E-mail",
    subject: "Assunto",
    received: "Recebida",
    reference: "Referência",
    language: "Idioma da página",
    atDesk: "No espaço da equipa",
    spam: "Parece spam",
    unconfirmed: "Remetente não confirmado",
    forged: "este e-mail falhou a verificação DMARC, por isso pode ser falso",
    request: "No registo",
    notMailed: "Não enviadas por e-mail",
    held: "{count, number} retidas: ver {command}",
    answer:
      "Para responder, abra esta mensagem no espaço da equipa. Uma resposta a este e-mail não chega ao visitante.",
  },
};
