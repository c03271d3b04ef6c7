import type { Translation } from "../translation.ts";

export const home: Translation["home"] = {
  title: "IA segura. África forte.",
  description:
    "A Secure AI Africa reúne investigadores, professores e comunidades em torno de uma IA segura, justa e nossa.",
  hero: {
    kicker: "Capacitar. Proteger. Ligar.",
    firstSlogan: "IA segura.",
    secondSlogan: "África forte.",
    lead: "Juntamos investigadores, professores e comunidades para que a inteligência artificial (IA) criada e usada neste continente seja segura, justa e nossa.",
    mission: "A nossa missão",
    involved: "Participe",
    coming: "Em breve",
    search: "Pesquisar no site",
  },
  mission: {
    heading: "A nossa missão",
    parts: [
      {
        title: "Investigação",
        text: "Estudos abertos sobre os riscos que contam aqui: nos dados, nos modelos e nos pipelines que os põem em uso.",
      },
      {
        title: "Educação",
        text: "Aulas e oficinas, das noções básicas para toda a gente à segurança avançada para engenheiros.",
      },
      {
        title: "Comunidade",
        text: "Encontros e clínicas em que quem cria, verifica e usa a IA partilha o que descobre e as ferramentas que usa.",
      },
    ],
  },
  howWeWork: {
    heading: "Como trabalhamos",
    lead: "O nosso trabalho passa por três etapas, para que o que aprendemos num estudo se possa tornar uma regra que protege as pessoas.",
    research: {
      title: "Investigação",
      text: "Observamos como os sistemas de IA são criados e usados aqui, e publicamos o que descobrimos e como o descobrimos.",
      link: "Ver os nossos projetos",
    },
    training: {
      title: "Formação",
      text: "O que aprendemos dá origem a aulas, listas de verificação e exercícios que outros podem ensinar sem nós.",
      link: "Usar os materiais de formação",
    },
    policy: {
      title: "Políticas",
      text: "Levamos o que funciona na prática às pessoas que escrevem as regras, em palavras que elas podem usar.",
      link: "Ler sobre as políticas de IA",
    },
  },
  work: {
    heading: "Os nossos projetos",
    all: "Todos os projetos",
    row: "Projetos mais recentes",
    skip: "Saltar os projetos",
    previous: "Projeto anterior",
    next: "Projeto seguinte",
    empty: "De momento não há projetos para mostrar.",
    comeBack: "Volte em breve para conhecer os nossos projetos e iniciativas mais recentes.",
  },
  join: {
    heading: "Junte-se à nossa missão",
    text: "Dê uma aula, reveja um guia, traduza uma página ou acolha um encontro. Escolha o que lhe convém, e começamos por aí.",
    involved: "Participe",
  },
  talk: {
    heading: "Vamos conversar",
    lead: "Uma pergunta, uma ideia, uma oferta de ajuda: escreva-nos. Respondemos no prazo de 24 horas.",
  },
};
