import type { Translation } from "../translation.ts";

export const registrationForm: Translation["registrationForm"] = {
  kicker: "Inscrição",
  title: "Inscrever-se: {event}",
  description: "Inscreva-se em «{event}», um evento de {organisation}.",
  back: "Sobre este evento",

  seats: "Número de lugares",
  seatsHint: "Incluindo o seu. No máximo {most}.",
  emailHint: "Enviamos para este endereço um e-mail com a ligação para alterar ou cancelar a sua inscrição.",
  question: "Uma pergunta para nós",
  questionHint: "A nossa equipa responde por e-mail em 24 horas.",
  optional: "(opcional)",
  why: "Porque perguntamos:",
  questionSubject: "Pergunta sobre {event}",
  sensitive: "Só as pessoas responsáveis pelo evento podem ler esta resposta.",
  severalHint: "Pode escolher várias.",
  choose: "Escolha",

  retention: {
    heading: "O que acontece aos seus dados",
    text: "Guardamos o seu nome, o seu endereço de e-mail e as suas respostas até {days, plural, one {um dia} other {# dias}} depois do evento; depois são eliminados. Só a nossa equipa os pode ler. Com a ligação no e-mail pode vê-los, alterá-los ou apagá-los mais cedo. Para impedir envios em massa, guardamos também durante um dia formas codificadas do seu endereço de rede e do seu endereço de e-mail.",
  },

  sent: {
    title: "Obrigado!",
    mail: "Enviámos-lhe um e-mail. Diz-lhe se tem lugar e contém a ligação para ver, alterar ou cancelar a sua inscrição.",
    missing:
      "Se não chegar dentro de dez minutos, procure na pasta de spam. Se também não estiver lá, o endereço de e-mail pode ter um erro: inscreva-se de novo.",
    question: "Também recebemos a sua pergunta e responderemos em 24 horas.",
    questionLater: "Também recebemos a sua pergunta. Responderemos até {day}.",
  },

  problems: {
    heading: "A inscrição ainda não está feita. Verifique:",
    missing: "Responda: {label}",
    consent: "Assinale: {label}",
    unknownChoice: "Escolha uma das respostas: {label}",
    seats: "Escolha um número de lugares de 1 a {most}.",
  },
  notYet: "A inscrição ainda não está feita.",
  notEnough:
    "{left, plural, =0 {A inscrição não foi feita: não há lugar para tantas pessoas.} one {A inscrição ainda não está feita: só resta um lugar. Escolha menos lugares.} other {A inscrição ainda não está feita: só restam # lugares. Escolha menos lugares.}}",
  tooMany:
    "A inscrição não foi feita: hoje chegaram demasiadas inscrições da sua rede ou para este endereço de e-mail. Tente de novo amanhã ou escreva-nos.",
  failed: "Lamentamos, não foi possível guardar a sua inscrição. Tente de novo.",
  questionFailed:
    "A sua inscrição chegou, mas não foi possível guardar a sua pergunta. Envie o formulário de novo dentro de alguns minutos: não ficará inscrito duas vezes.",
  hiddenField:
    "A inscrição ainda não está feita: foi preenchido um campo que as pessoas não veem, talvez por um programa. Envie o formulário de novo.",
  noConnection:
    "Não há ligação. As suas respostas ficam no formulário: envie-o mais tarde. Se assinalar «Este aparelho é meu», ele espera aqui e é enviado por si só.",
};
