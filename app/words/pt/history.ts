import type { Translation } from "../translation.ts";

export const history: Translation["history"] = {
  title: "História",
  kicker: "Sobre nós",
  description: "A nossa história ano a ano, da fundação em 2018 até hoje.",
  lead: "Oito passos, de 2018 até hoje. Cada um leva a algo que pode ler, usar ou verificar neste site.",
  years: {
    heading: "Ano a ano",
    lead: "As notícias e os eventos deste site não chegam aos primeiros anos. Para esses, dizemos em poucas palavras o que aconteceu e mostramos o que daí resultou.",
    items: [
      {
        label: "2018",
        title: "Fundação",
        text: "Começamos como iniciativa sem fins lucrativos por uma IA segura e ética, assente na investigação, na educação e na comunidade. Desde então, o nosso propósito não mudou.",
        link: { label: "Ler a nossa missão e visão" },
      },
      {
        label: "2019",
        title: "Projetos-piloto",
        text: "Os nossos primeiros projetos são pequenas experiências. Ainda hoje experimentamos com as pessoas antes de publicar: em Lusaca, funcionários públicos disseram-nos que uma versão preliminar tinha trinta perguntas a mais.",
        link: { label: "Ler as notas de Lusaca" },
      },
      {
        label: "2020",
        title: "Parcerias de investigação",
        text: "Começamos a investigar em conjunto com outros. Uma pergunta continua em aberto: um sistema de IA que é seguro em inglês continua seguro em hauçá ou em amárico? O nosso método é público, para que qualquer pessoa o possa repetir.",
        link: { label: "Ver o método" },
      },
      {
        label: "2021",
        title: "Oficinas",
        text: "A investigação torna-se formação. Os planos das nossas oficinas são gratuitos, para que qualquer escola, empresa ou ministério possa organizar uma sem nós.",
        link: { label: "Usar os materiais de formação" },
      },
      {
        label: "2022",
        title: "Orientações para uma IA ética",
        text: "Pomos por escrito o que pedimos a nós próprios e aos outros: oito orientações curtas, cada uma com uma pergunta a que uma equipa pode responder.",
        link: { label: "Ler as orientações de 2022" },
      },
      {
        label: "2023",
        title: "Desafios de inovação",
        text: "As equipas recebem um problema real, pouco tempo e uma condição: a solução tem de ser segura para quem a usa. As nossas clínicas de red team ainda funcionam assim: atacar um sistema e depois corrigi-lo.",
        link: { label: "Ver como decorre uma clínica" },
      },
      {
        label: "2024",
        title: "Alianças globais",
        text: "Começamos a trabalhar também com organizações de fora de África. A página Parcerias diz quem trabalha connosco agora, e em quê.",
        link: { label: "Conhecer os nossos parceiros" },
      },
      {
        label: "Hoje",
        title: "Tornar seguro o pipeline",
        text: "Hoje trabalhamos sobretudo no pipeline: os passos que transformam dados, código e modelos num serviço. A nossa lista de verificação vai na segunda edição, e organizamos dias práticos para equipas.",
        link: { label: "Ver o projeto" },
      },
    ],
  },
  next: {
    heading: "Como tudo começou",
    text: "A página sobre as nossas origens conta com que pergunta começámos e o que daí resultou.",
    origins: "Ler sobre as nossas origens",
    work: "Ver os projetos em curso",
  },
};
