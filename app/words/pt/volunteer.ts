import type { Translation } from "../translation.ts";

export const volunteer: Translation["volunteer"] = {
  title: "Voluntariado",
  kicker: "Participe",
  description: "O que fazem os voluntários, o que lhes pedimos, o que oferecemos e como começar.",
  lead: "Não é preciso ser engenheiro. Só é preciso conhecer bem alguma coisa: uma língua, uma sala de aula, um servidor, um bairro.",
  work: {
    heading: "O que pode fazer",
    items: [
      {
        title: "Traduzir",
        text: "Traduza um guia para a língua que fala em casa, e diga-nos o que não se pode dizer assim.",
      },
      {
        title: "Rever um guia",
        text: "Leia um rascunho como alguém que o fosse usar. Marque cada frase que teve de ler duas vezes e cada passo que não funciona.",
      },
      {
        title: "Dar uma oficina",
        text: "Leve uma aula já preparada à sua escola, empresa ou associação, e conte-nos o que as pessoas perguntaram.",
      },
      {
        title: "Testar este site",
        text: "Use-o com um telemóvel antigo, uma ligação lenta, um leitor de ecrã ou só com o teclado, e anote onde lhe falhou.",
      },
    ],
  },
  terms: {
    ask: {
      heading: "O que pedimos",
      items: [
        "Faça o que disse que faria, ou avise-nos a tempo de que não pode.",
        "Trate toda a gente com respeito, e não repita o que lhe contarem em confiança.",
        "Não venda nada nem recrute para ninguém em nosso nome.",
        "Diga-nos se trabalha para alguém com interesse no resultado.",
        "Tenha pelo menos 18 anos.",
      ],
    },
    offer: {
      heading: "O que oferecemos",
      items: [
        "Uma tarefa clara: quantas horas leva e a quem pode perguntar.",
        "O seu nome no que ajudou a fazer, se assim quiser.",
        "Materiais para ensinar, e respostas às perguntas que o seu grupo não conseguiu resolver.",
        "Uma carta que diz o que fez, se precisar dela.",
        "O direito de parar a qualquer momento sem dar razões.",
      ],
    },
    unpaid:
      "O voluntariado não é pago. Se houver um custo que não pode suportar, como transporte ou dados móveis, fale primeiro connosco.",
  },
  steps: {
    heading: "Como funciona",
    items: [
      {
        title: "Escreva-nos",
        text: "Diga-nos o que gostaria de fazer, em que línguas e quanto tempo tem por mês.",
      },
      {
        title: "Combine uma tarefa connosco",
        text: "Sugerimos algo pequeno, com um fim claro. Pode dizer sim ou não, ou o que preferia fazer.",
      },
      {
        title: "Trabalhe, com alguém a quem perguntar",
        text: "O ritmo é o seu. Um de nós responde às suas perguntas e lê o que enviar.",
      },
      {
        title: "Decida de novo",
        text: "No fim, contamos-lhe o que resultou do seu trabalho, e decide se há uma próxima vez.",
      },
    ],
  },
  next: {
    heading: "Comece com uma mensagem",
    text: "Não precisa de se inscrever em nada. Escreva-nos simplesmente, como a um colega.",
    contact: "Escreva-nos",
    faq: "Ler as perguntas frequentes",
  },
};
