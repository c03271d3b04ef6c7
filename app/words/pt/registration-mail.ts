import type { Translation } from "../translation.ts";

export const registrationMail: Translation["registrationMail"] = {
  confirmed: {
    subject: "O seu lugar está confirmado: {event}",
    intro: "A sua inscrição em «{event}» está feita. Contamos com a sua presença.",
  },
  waiting: {
    subject: "Está na lista de espera: {event}",
    intro: "De momento, todos os lugares para «{event}» estão ocupados. Está na lista de espera.",
    next: "Quando um lugar ficar livre, oferecemo-lo às pessoas da lista pela ordem de inscrição. Receberá então uma mensagem nossa.",
  },
  offered: {
    subject: "Um lugar para si: {event}",
    intro:
      "{seats, plural, one {Ficou livre um lugar para «{event}». Está reservado para si.} other {Ficaram livres # lugares para «{event}». Estão reservados para si.}}",
    deadline:
      "Aceite ou recuse nesta página até {moment}. Depois disso, oferecemos o lugar à pessoa seguinte:",
  },
  changed: {
    subject: "Alteração: {event}",
    start: "Nova data: {moment}",
    end: "Nova hora de fim: {moment}",
    place: "Novo local: {place}",
    online: "Novo endereço online: {address}",
    noLongerOnline: "O endereço online deixou de ser válido.",
    before: "Antes: {value}",
    postponed:
      "O evento foi adiado. Não se realiza na data abaixo. Escrevemos-lhe quando houver uma nova data.",
    takesPlace: "Afinal, o evento realiza-se.",
    valid: "A sua inscrição em «{event}» continua válida.",
    stillWaiting: "Continua na lista de espera para «{event}».",
  },
  eventCancelled: {
    subject: "Cancelado: {event}",
    intro: "«{event}» foi cancelado e não se realiza. Lamentamos. Não precisa de fazer nada.",
  },
  cancelled: {
    subject: "A sua inscrição está cancelada: {event}",
    byPerson: "A sua inscrição em «{event}» está cancelada, como pediu.",
    byStaff:
      "A sua inscrição em «{event}» foi cancelada por {organisation}. Se tiver uma pergunta, responda a esta mensagem.",
  },
  reminder: {
    subject: "Lembrete: {event}",
    intro: "«{event}» realiza-se em breve, e o seu lugar está reservado.",
    cannotCome: "Se não puder vir, cancele nesta página, para que outra pessoa fique com o lugar:",
  },
  thanks: {
    subject: "Obrigado pela sua presença: {event}",
    intro: "Agradecemos a sua participação em «{event}».",
  },
  again: { subject: "A sua inscrição: {event}", intro: "Já tem uma inscrição em «{event}». Nada mudou." },
  linkAgain: "Pediu a ligação da sua inscrição em «{event}». Também a pode apagar aí.",
  when: "Quando: {moment}",
  until: "Até: {moment}",
  where: "Onde: {place}",
  online: "Online: {address}",
  seats: "{seats, plural, one {# lugar} other {# lugares}}",
  code: "O seu código, para mostrar à entrada: {code}",
  link: "Veja, altere ou cancele aqui a sua inscrição:",
  secret: "Guarde este link para si: quem o tiver pode alterar a sua inscrição.",
  mistake: "Se não se inscreveu, alguém indicou o seu endereço por engano. Pode cancelar com o link acima.",
};
