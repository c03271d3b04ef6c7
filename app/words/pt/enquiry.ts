import type { Translation } from "../translation.ts";

export const enquiry: Translation["enquiry"] = {
  labels: { name: "Nome", email: "E-mail", subject: "Assunto", message: "Mensagem" },
  honeypot: "Deixe este campo vazio",
  send: "Enviar mensagem",
  sending: "A enviar…",
  draft: { kept: "Guardado só neste dispositivo, por um dia.", clear: "Apagar o que escrevi" },
  thanks: "Agradecemos a sua mensagem! Responderemos em breve.",
  answerTo: "Responderemos para {email}.",
  correct: "Corrigir este endereço",
  reference: "O seu número de referência:",
  kept: "Ver, corrigir ou apagar a sua mensagem",
  failure: {
    home: "Algo correu mal. Tente de novo, por favor.",
    contact: "Lamentamos, houve um erro ao enviar a sua mensagem. Tente de novo, por favor.",
  },
  tooMany:
    "Recebemos demasiadas mensagens em pouco tempo. Tente de novo daqui a {minutes, plural, one {um minuto} other {# minutos}}.",
  byMail: "Também a pode enviar por e-mail; o que escreveu fica aqui. Escreva para",
  typo: {
    notSent: "A sua mensagem ainda não foi enviada.",
    question: "Queria dizer {likely}?",
    take: "Sim, enviar com {likely}",
    keep: "Não, {email} está certo",
  },
  problems: {
    heading: "A sua mensagem ainda não foi enviada. Verifique:",
    missing: {
      name: "Escreva o seu nome.",
      email: "Escreva o seu endereço de e-mail.",
      subject: "Escreva um assunto.",
      message: "Escreva a sua mensagem.",
    },
    malformed: {
      space: "Retire os espaços do endereço de e-mail.",
      "two ats": "Escreva um só endereço de e-mail, com um único @.",
      "dot at the end": "Retire o ponto no fim do endereço de e-mail.",
      "dot too many": "Há um ponto a mais depois do @ no endereço de e-mail.",
      "no dot":
        "O endereço de e-mail não está completo: depois do @ vem um nome com um ponto, como example.org.",
      other: "Escreva um endereço de e-mail como nome@example.org.",
    },
    long: "{label}: o texto é demasiado longo. Retire {by, plural, one {um carácter} other {# caracteres}}.",
  },
  retention: {
    heading: "O que acontece à sua mensagem",
    text: "Guardamos o seu nome, endereço de e-mail, assunto e mensagem, e as nossas respostas, durante {months, plural, one {um mês} other {# meses}} após a última mensagem, sua ou nossa; em seguida são apagados. Só os podem ler as pessoas da nossa equipa que respondem às mensagens e, quando necessário, as que mantêm o servidor. Depois do envio recebe um link para os ver, corrigir ou apagar. Para travar avalanches de mensagens indesejadas, guardamos também, durante um dia, versões pseudonimizadas do seu endereço de rede e do que escreveu.",
    policy: "Política de privacidade",
  },
};
