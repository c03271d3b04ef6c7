import type { Translation } from "../translation.ts";

export const partnerships: Translation["partnerships"] = {
  title: "Parcerias",
  kicker: "Sobre nós",
  description:
    "Quem trabalha connosco, como trabalhamos com parceiros e como a sua organização pode participar.",
  lead: "Ninguém torna a IA segura sozinho. Trabalhamos com organizações que têm o que nos falta: engenheiros, salas de aula, línguas, a confiança de uma comunidade.",
  partners: {
    heading: "Os nossos parceiros",
    visit: "Visitar o site",
    newTab: "de {name} (abre num novo separador)",
    logoOf: "Logótipo de {name}",
  },
  practice: {
    heading: "Como trabalhamos com parceiros",
    lead: "Uma parceria é um trabalho. Tem um princípio, um fim e um resultado que outros podem usar.",
    items: [
      {
        title: "Uma tarefa comum",
        text: "Primeiro acordamos uma coisa: um estudo, um curso, uma lista de verificação, um evento. Se correr bem, podemos planear outra.",
      },
      {
        title: "Por escrito",
        text: "Duas páginas dizem quem faz o quê e até quando, quem paga o quê e quem pode usar o resultado. Ambas as partes assinam.",
      },
      {
        title: "Resultados abertos",
        text: "Publicamos o que fazemos em conjunto, para que toda a gente o possa ler e usar, a não ser que isso ponha alguém em perigo.",
      },
      {
        title: "A influência não se vende",
        text: "Os parceiros podem comentar o que descobrimos. Não o podem alterar.",
      },
      {
        title: "Os dados ficam onde estão",
        text: "Os dados pessoais ficam na organização que os detém. Só pedimos acesso se não houver outra forma.",
      },
      {
        title: "Um fim claro",
        text: "Qualquer das partes pode parar. Acordamos no início o que acontece então às pessoas, aos dados e ao trabalho por acabar.",
      },
    ],
  },
  join: {
    heading: "Torne-se parceiro",
    text: "Diga-nos quem são, o que gostariam de fazer e do que precisariam da nossa parte. Bastam algumas frases.",
    action: "Propor uma parceria",
  },
};
