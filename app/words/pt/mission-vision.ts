import type { Translation } from "../translation.ts";

export const missionVision: Translation["missionVision"] = {
  title: "Missão e visão",
  kicker: "Sobre nós",
  description: "O que nos propomos fazer, em cinco pontos, e a África que queremos ver, noutros cinco.",
  lead: "O que nos propomos fazer e a África que queremos ver.",
  principles: {
    heading: "Os princípios que nos guiam",
    lead: "A missão diz o que fazemos todos os dias. A visão diz como saberemos que valeu a pena.",
  },
  mission: {
    heading: "Missão",
    text: "Fazer avançar a IA com responsabilidade, para as comunidades africanas, de modo que os sistemas com que as pessoas lidam sejam seguros, justos e delas.",
    points: [
      "Estudar os riscos que contam aqui: nos dados, nos modelos e nos pipelines que os põem em uso.",
      "Ensinar ao público, aos engenheiros e aos decisores políticos o que cada um pode fazer, com as palavras e nas línguas que usam.",
      "Ajudar as equipas a tornar seguro o pipeline CD/CI com ferramentas que possam pagar e manter.",
      "Trabalhar com governos, reguladores e a sociedade civil em regras que protejam as pessoas e funcionem na prática.",
      "Ligar comunidades, para que uma cidade possa aprender com outra em vez de aprender à sua custa.",
    ],
  },
  vision: {
    heading: "Visão",
    text: "Uma África líder numa IA em que pode confiar, e onde outros vêm aprender.",
    points: [
      "Engenheiros e investigadores africanos lideram na segurança da IA.",
      "A IA serve as pessoas nas línguas que falam em casa, com tanta segurança como em qualquer outra.",
      "Os serviços públicos sabem dizer de onde vem cada modelo que usam, e podem desligá-lo.",
      "As pessoas sabem quando uma máquina participou numa decisão sobre elas, e podem contestá-la.",
      "As regras para a IA neste continente são escritas neste continente, e ouvidas para além dele.",
    ],
  },
  next: {
    heading: "Faça parte",
    text: "Uma missão precisa de pessoas. Dê algum do seu tempo, ou diga-nos o que nos escapou.",
    involved: "Participe",
    contact: "Contacte-nos",
  },
};
