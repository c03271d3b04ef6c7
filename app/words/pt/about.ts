import type { Translation } from "../translation.ts";

export const about: Translation["about"] = {
  title: "Sobre nós",
  kicker: "Quem somos",
  description: "Quem somos, o que nos propomos fazer e os seis valores que nos guiam.",
  lead: "A {name} é uma iniciativa sem fins lucrativos por uma IA segura e ética em África. Estudamos o que pode correr mal, ensinamos a preveni-lo e juntamos quem cria a IA, quem faz as regras e quem vive com ela.",
  intro: {
    heading: "Porque existimos",
    paragraphs: [
      "A IA já responde a perguntas em centros de saúde, faz a triagem de candidaturas, movimenta dinheiro e fala com vozes que as pessoas conhecem. Grande parte dela foi criada noutro lugar, testada noutras línguas e posta em uso à pressa. Quando falha, quem sofre raramente é quem decidiu usá-la.",
      "Começamos por algo de que todas as equipas podem cuidar: o pipeline CD/CI, a cadeia de passos que recebe dados, código e modelos e os transforma num serviço. Uma IA justa e útil começa num pipeline que as pessoas podem verificar.",
    ],
  },
  mission: {
    heading: "A nossa missão",
    text: "Fazer avançar a IA com responsabilidade, para as comunidades africanas: ajudar a que os sistemas criados e usados aqui sejam seguros, justos e adequados às pessoas que deles dependem.",
  },
  vision: {
    heading: "A nossa visão",
    text: "Uma África líder numa IA em que pode confiar: construída com as suas próprias línguas e saberes, governada pelas suas próprias regras e partilhada com o mundo.",
  },
  values: {
    heading: "Os nossos valores",
    lead: "Seis valores orientam o trabalho que escolhemos e a forma como o fazemos.",
    items: [
      {
        title: "Desenvolvimento ético da IA",
        text: "Perguntamos quem pode sair prejudicado antes de perguntar o que é possível. Um sistema que decide sobre pessoas tem de lhes poder explicar as suas decisões.",
      },
      {
        title: "Inovação local",
        text: "Quem conhece um lugar conhece os seus problemas. Apoiamos ferramentas feitas aqui, para as línguas, os telemóveis e as ligações que as pessoas realmente têm.",
      },
      {
        title: "Reforço de capacidades",
        text: "Quando um consultor se vai embora, os conselhos vão com ele. As competências ficam. Ensinamos para que as equipas possam repetir o trabalho sem nós.",
      },
      {
        title: "Soluções sustentáveis",
        text: "Preferimos o que uma equipa pequena ainda consiga manter e pagar daqui a cinco anos: ferramentas gratuitas, procedimentos curtos, pouca energia e poucos dados.",
      },
      {
        title: "Envolvimento da comunidade",
        text: "Quem vive com um sistema ajuda a avaliá-lo. Ouvimos antes de escrever, e escrevemos com palavras simples.",
      },
      {
        title: "Colaboração global",
        text: "Os ataques atravessam fronteiras, e o conhecimento também. Partilhamos o que descobrimos e trazemos para casa o que outros aprenderam.",
      },
    ],
  },
  more: {
    heading: "Mais sobre nós",
    links: {
      mission: "Ler a nossa missão e visão",
      partnerships: "Conhecer os nossos parceiros",
      history: "Ler a nossa história",
      origins: "Ler sobre as nossas origens",
    },
    origins: {
      name: "Origens",
      description: "Os momentos que nos formaram e o que deles resultou.",
    },
  },
  join: {
    heading: "Junte-se à nossa missão",
    text: "Engenheiros, professores, funcionários públicos, tradutores, estudantes: há aqui algo para todos fazerem.",
    action: "Participe",
  },
};
