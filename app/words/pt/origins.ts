import type { Translation } from "../translation.ts";

export const origins: Translation["origins"] = {
  title: "A génese da inovação",
  kicker: "As nossas origens",
  description: "Os momentos fundadores da nossa iniciativa, o que deles resultou e o caminho pela frente.",
  lead: "Os momentos fundadores do nosso trabalho: a pergunta com que começámos, o que experimentámos e o que hoje pode ler e usar.",
  mission: {
    heading: "A nossa missão de sempre",
    paragraphs: [
      "Desde o primeiro dia, o nosso propósito é fazer avançar a IA com responsabilidade, para as comunidades africanas. Para nós, isso significa três coisas. A IA tem de ser inclusiva: funciona para as pessoas, seja qual for a sua língua, o seu rendimento ou a sua ligação à Internet. Tem de ser ética: alguém responde pelo que ela faz. E tem de ser adaptada ao lugar: serve onde é usada, e não só onde foi feita.",
      "A nossa visão é um continente líder em IA. Engenheiros africanos constroem os sistemas, investigadores africanos testam-nos, instituições africanas definem as regras, e o resto do mundo vem aqui aprender como se faz.",
    ],
  },
  milestones: {
    heading: "Marcos e crescimento",
    items: {
      foundation: {
        title: "Uma pergunta para começar",
        text: "Quem verifica a IA que toma decisões sobre nós? Começámos pela parte que cada equipa pode verificar por si: o pipeline.",
        link: { label: "Porque começamos pelo pipeline" },
      },
      pilots: {
        title: "Experimentar primeiro, publicar depois",
        text: "Em Lusaca, funcionários públicos e fornecedores experimentaram uma versão preliminar das nossas perguntas para quem compra IA. Acharam-na demasiado longa. O documento tem agora 24 perguntas, dez delas assinaladas para todas as compras.",
        link: { label: "Ler as perguntas" },
      },
      research: {
        title: "Testar como as pessoas falam",
        text: "Em Lagos, falantes de hauçá, ioruba, igbo e pidgin nigeriano escreveram testes de segurança para modelos de linguagem, com as palavras que as pessoas realmente usam.",
        link: { label: "Ler as notas de Lagos" },
      },
      workshops: {
        title: "Aprender atacando",
        text: "Em Kigali, estudantes passaram um dia a atacar, com autorização, um pequeno assistente de IA e a corrigir o que estragaram. O plano desse dia é de uso livre.",
        link: { label: "Organizar uma clínica" },
      },
      guidelines: {
        title: "Orientações por escrito",
        text: "As nossas orientações de 2022 para uma IA ética cabem numa reunião: oito orientações, com uma pergunta para cada uma.",
        link: { label: "Ler as orientações" },
      },
      alliances: {
        title: "Mais línguas, mais pessoas",
        text: "Temos planos de oficinas em francês e português, uma ficha em suaíli e um glossário da segurança da IA em seis línguas. Os parceiros ajudam-nos a fazer e a testar o que publicamos.",
        link: { label: "Abrir o glossário" },
      },
    },
  },
  impact: {
    heading: "O nosso impacto",
    items: {
      frameworks: {
        label: "Quadros éticos de IA publicados",
        note: "O que contamos: as orientações, guias, listas de verificação, modelos de documento e artigos que estão nos Recursos para engenheiros de redes e para decisores políticos.",
      },
      professionals: {
        label: "Profissionais de IA capacitados",
        note: "O que contamos: pessoas que desde 2018 participaram numa oficina, clínica, aula ou encontro, organizados por nós ou com os nossos materiais. Não guardamos listas de nomes, por isso este número não se pode verificar aqui.",
      },
      partnerships: {
        label: "Parcerias estratégicas globais",
        note: "O que contamos: trabalhos acordados por escrito com outra organização desde 2018, na maioria já concluídos. A página Parcerias mostra os dois que estão em curso.",
      },
    },
  },
  ahead: {
    heading: "O caminho pela frente: inovar para amanhã",
    text: "A IA vai mudar, mas as perguntas são as mesmas. Quem fez isto? Podemos verificá-lo? A quem serve? Quem responde por ele? Continuaremos a fazê-las e a ensinar outros a perguntar.",
    action: "Descobrir a nossa visão",
  },
};
