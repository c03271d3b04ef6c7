import type { Translation } from "../translation.ts";

export const myData: Translation["myData"] = {
  title: "A sua mensagem",
  description: "O que a {organisation} guarda sobre uma mensagem.",
  lead: "Isto é tudo o que guardamos sobre a sua mensagem. Quem tiver o endereço desta página pode ver e apagar a mensagem, por isso não o partilhe.",
  facts: {
    heading: "O que guardamos",
    reference: "Referência",
    received: "Recebida em",
    state: "Estado",
    states: {
      waiting: "À espera da nossa resposta",
      answered: "Respondida",
      closed: "Encerrada. Se voltar a escrever, será reaberta",
    },
    deleted: "Apagada depois de",
    deletedUnless: "{date}, a não ser que antes disso haja nova mensagem sua ou nossa",
    name: "Nome",
    email: "E-mail",
    about: "Tema",
    inUtc: "{moment} UTC",
    notes:
      "A nossa equipa escreveu {count, plural, one {uma nota interna, que não é mostrada aqui e é apagada} other {# notas internas, que não são mostradas aqui e são apagadas}} com o resto.",
    networks:
      "Durante um dia depois da chegada, guardamos também versões pseudonimizadas do seu endereço de rede e do que escreveu.",
  },
  conversation: {
    heading: "O que foi escrito",
    you: "A sua mensagem",
    us: "A nossa resposta",
    quoted: "Citado de e-mails anteriores",
    files: "Ficheiros",
    notKept: "{name} (não guardado)",
  },
  email: {
    heading: "Corrija o seu endereço de e-mail",
    label: "E-mail",
    now: "Responderemos para {email}.",
    correct: "Corrigir o endereço",
    corrected: "O endereço está corrigido. A partir de agora responderemos para {email}.",
    notYet: "O endereço ainda não foi corrigido.",
    question: "Queria dizer {likely}?",
    take: "Sim, usar {likely}",
    keep: "Não, {email} está certo",
    tooMany: "Este endereço já foi alterado demasiadas vezes. Contacte-nos.",
  },
  registrations: {
    heading: "As suas inscrições em eventos",
    text: "Com a ligação de uma inscrição pode vê-la, alterá-la e apagá-la. Para termos a certeza de que o endereço de e-mail é seu, enviamos as ligações para lá.",
    send: "Enviem-me as ligações",
    sent: "Se houver inscrições com {email}, as respetivas ligações vão a caminho desse endereço.",
    tooMany: "Hoje foram pedidas demasiadas ligações. Tente de novo amanhã.",
  },
  newsletter: {
    heading: "Boletim",
    text: "Se {email} recebe o nosso boletim, enviamos para esse endereço a ligação para a subscrição. Aí pode vê-la, alterá-la e apagá-la.",
    button: "Enviem-me a ligação",
    sent: "Se o endereço recebe o nosso boletim, a ligação vai a caminho. Enviamo-la no máximo uma vez por dia.",
  },
  take: {
    heading: "Descarregar uma cópia",
    text: "Tudo o que aqui se mostra, num ficheiro que os programas conseguem ler.",
    download: "Descarregar em JSON",
  },
  erase: {
    heading: "Apagar a mensagem",
    text: "A sua mensagem, as nossas respostas, os seus e-mails e os ficheiros que vieram com eles são apagados de imediato da nossa base de dados.",
    next: "Apagar…",
    title: "Apagar a sua mensagem?",
    lead: "A mensagem {reference}, as nossas respostas, os seus e-mails e os respetivos ficheiros são apagados para sempre. Ninguém os pode recuperar e, se espera uma resposta, não a receberá.",
    yes: "Apagar para sempre",
    no: "Manter",
    tomorrow:
      "Já foi apagado um número invulgar de mensagens de hoje, o que pode ser um ataque. Pode apagar a sua a partir de amanhã.",
  },
  erased: {
    title: "A sua mensagem foi apagada",
    lead: "Nada dela resta na nossa base de dados. As cópias que estão nas nossas cópias de segurança são apagadas quando o seu prazo termina, e até lá não são usadas. Os e-mails sobre ela já enviados, a si ou à nossa equipa, estão em caixas de correio que esta página não pode esvaziar: se quer que também esses sejam apagados, escreva-nos.",
  },
  missing: {
    title: "Não há nada guardado aqui",
    lead: "Não há nenhuma mensagem neste endereço. Pode ter sido apagada, o seu prazo pode ter terminado, ou há um erro no link.",
    ask: "Para perguntar o que guardamos sobre si, escreva-nos a partir do endereço de e-mail que indicou:",
    contact: "Contacte-nos",
  },
};
