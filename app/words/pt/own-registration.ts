import type { Translation } from "../translation.ts";

export const ownRegistration: Translation["ownRegistration"] = {
  title: "A sua inscrição",
  description: "Uma inscrição num evento de {organisation}.",
  secret: "Quem tiver o endereço desta página pode alterar a sua inscrição: guarde-o só para si.",

  states: {
    confirmed: "{seats, plural, one {Tem um lugar} other {Tem # lugares}}",
    waiting: "Está na lista de espera",
    offered: "{seats, plural, one {Há um lugar reservado para si} other {Há # lugares reservados para si}}",
    declined: "Recusou o lugar",
    lapsed: "Não aceitou o lugar a tempo",
    cancelled: "Cancelou a sua inscrição",
    cancelledByStaff: "Cancelámos a sua inscrição",
    eventCancelled: "O evento foi cancelado",
    over: "O evento já terminou",
  },
  ahead:
    "{count, plural, =0 {É a próxima pessoa da lista.} one {Uma pessoa da lista está antes de si.} other {# pessoas da lista estão antes de si.}} Quando houver um lugar livre, escrevemos-lhe.",
  passedOn: "O lugar foi oferecido à pessoa seguinte. Pode inscrever-se de novo.",
  again: "Inscrever-se de novo",
  offer: {
    deadline: "Aceite ou recuse até {moment}. Depois disso, oferecemos o lugar à pessoa seguinte.",
    accept: "Aceitar o lugar",
    decline: "Recusar o lugar",
  },

  facts: {
    heading: "Os seus dados",
    event: "Evento",
    starts: "Início",
    ends: "Fim",
    place: "Local",
    online: "Online",
    seats: "Lugares",
    name: "Nome",
    email: "E-mail",
    registered: "Inscrição recebida",
    deleted: "Eliminação depois de",
  },
  eventPage: "Sobre este evento",
  calendar: "Adicionar ao meu calendário",

  code: {
    heading: "O seu código à entrada",
    text: "Mostre ou diga este código quando chegar.",
    picture: "Código QR: {code}",
  },
  certificate: {
    heading: "Certificado de participação",
    text: "Obrigado por ter vindo. O certificado tem um código com que qualquer pessoa o pode verificar neste site.",
    download: "Descarregar o certificado (PDF)",
  },

  change: {
    heading: "Alterar a sua inscrição",
    email: "Para usar outro endereço de e-mail, cancele e inscreva-se de novo, ou escreva-nos.",
    save: "Guardar alterações",
  },
  reminders: {
    heading: "Lembretes por e-mail",
    twoDays: "Dois dias antes do evento",
    twoHours: "Duas horas antes do evento",
    save: "Guardar lembretes",
  },
  cancel: {
    heading: "Cancelar a sua inscrição",
    text: "O seu lugar, ou a sua posição na lista de espera, passa imediatamente para outra pessoa. Não pode desfazer isto.",
    open: "Não posso ir",
    button: "Cancelar a minha inscrição",
  },
  erase: {
    heading: "Apagar os seus dados",
    text: "A sua inscrição é cancelada e tudo o que guardamos sobre si para este evento é imediatamente apagado da nossa base de dados. Não pode desfazer isto, e deixa de poder obter um certificado.",
    open: "Apagar os meus dados",
    button: "Apagar definitivamente",
  },

  done: {
    accepted: "O lugar é seu. Enviámos-lhe uma confirmação por e-mail.",
    declined: "Recusou o lugar. Será oferecido à pessoa seguinte.",
    cancelled: "A sua inscrição está cancelada.",
    changed: "As suas alterações estão guardadas.",
    reminders: "A sua escolha de lembretes está guardada.",
  },
  problems: {
    heading: "Ainda nada foi alterado. Verifique:",
    lapsed: "Esta oferta terminou. O lugar foi oferecido à pessoa seguinte.",
    over: "Esta inscrição já não pode ser alterada: foi cancelada, ou o evento terminou ou foi cancelado.",
    notEnough:
      "{left, plural, =0 {Nada foi alterado: não há mais nenhum lugar livre.} one {Nada foi alterado: só há mais um lugar livre.} other {Nada foi alterado: só há mais # lugares livres.}}",
    failed: "Lamentamos, não foi possível guardar. Tente de novo.",
  },

  erased: {
    title: "Os seus dados estão apagados",
    lead: "Nada da sua inscrição resta na nossa base de dados. As cópias nas nossas cópias de segurança são eliminadas no fim do seu prazo e não são usadas até lá.",
  },
  missing: {
    title: "Não há aqui nenhuma inscrição",
    lead: "A inscrição pode ter sido apagada, o seu prazo pode ter terminado, ou há um erro na ligação. O e-mail mais recente sobre o evento tem a ligação certa.",
  },
  tooMany: {
    title: "Demasiadas tentativas",
    lead: "Foram abertas demasiadas ligações erradas a partir da sua rede. Tente de novo dentro de dez minutos.",
  },
};
