import type { Translation } from "../translation.ts";

export const careers: Translation["careers"] = {
  title: "Trabalhe connosco",
  kicker: "Participe",
  description: "Como é trabalhar connosco, como recrutamos e se há alguma vaga aberta.",
  lead: "Um trabalho que torna a IA mais segura para quem não teve voz na sua criação.",
  open: {
    heading: "Vagas abertas",
    none: "De momento não há nenhuma vaga aberta.",
    text: "Quando houver, será anunciada aqui e nas Notícias, com as tarefas, o local, o salário e o último dia para concorrer. Não recolhemos candidaturas antecipadas, mas pode apresentar-se a qualquer momento.",
    news: "Ver as notícias",
  },
  fields: {
    heading: "O trabalho que fazemos",
    items: [
      {
        title: "Investigação",
        text: "Testar modelos e pipelines, escrever o que descobrimos de modo que outros o possam repetir, e dizer quando a resposta não é clara.",
      },
      {
        title: "Educação",
        text: "Transformar resultados em lições para uma sala de aula, uma sala de servidores ou um centro comunitário, e dar essas lições.",
      },
      {
        title: "Comunidade e políticas",
        text: "Juntar pessoas que raramente se encontram: quem escreve as regras, quem as cumpre e quem vive com o resultado.",
      },
    ],
  },
  steps: {
    heading: "Como recrutamos",
    items: [
      {
        title: "Escreva-nos",
        text: "Envie-nos uma página: o que já fez e porque quer este trabalho. Por favor, não inclua fotografia, idade, estado civil nem número de identificação.",
      },
      {
        title: "Conversamos",
        text: "Falamos por telefone ou por vídeo sobre o próprio trabalho. Enviamos-lhe antes as perguntas principais.",
      },
      {
        title: "Mostre-nos",
        text: "Pedimos-lhe uma pequena tarefa como as do dia a dia, com dados inventados. Não demora mais de duas horas, e depois falamos consigo sobre ela.",
      },
      {
        title: "Respondemos",
        text: "Todas as pessoas que concorrem recebem uma resposta nossa, mesmo que seja não. Se perguntar o motivo, dizemos qual foi.",
      },
    ],
  },
  next: {
    heading: "Apresente-se",
    text: "Diga-nos o que sabe fazer e onde está. Ou comece pelo voluntariado e veja se o trabalho lhe agrada.",
    contact: "Escreva-nos",
    volunteer: "Voluntariado",
  },
};
