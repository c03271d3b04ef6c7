import type { Translation } from "../translation.ts";

export const donate: Translation["donate"] = {
  title: "Donativos",
  kicker: "Participe",
  description:
    "Como apoiar o nosso trabalho com dinheiro, tempo ou equipamento, e para que servem os donativos.",
  lead: "O dinheiro é uma forma de ajudar. Uma sala, um computador portátil ou uma tarde do seu tempo podem valer ainda mais.",
  safety: {
    heading: "Não há pagamentos neste site",
    text: "Este site não recebe pagamentos e nunca pedirá os dados do seu cartão ou da sua conta de dinheiro móvel. Se alguém lhe pedir dinheiro em nosso nome, escreva-nos antes de pagar.",
  },
  uses: {
    heading: "Para que servem os donativos",
    lead: "Estas são as coisas que custam dinheiro. Não podemos prometer que um certo montante traga um certo resultado.",
    items: [
      {
        title: "Investigação",
        text: "Tempo para testar modelos e pipelines, computadores para o fazer, e pagamento aos falantes das línguas em que testamos.",
      },
      {
        title: "Educação",
        text: "Escrever, traduzir e imprimir materiais, salas para oficinas, e viagens para quem não poderia vir de outra forma.",
      },
      {
        title: "Comunidade",
        text: "Encontros de entrada livre, intérpretes, e manter tudo o que publicamos online e gratuito.",
      },
    ],
  },
  kind: {
    heading: "Ajuda que não é dinheiro",
    items: [
      {
        title: "Uma sala",
        text: "Um espaço por um dia, com cadeiras, eletricidade e uma porta por onde passe uma cadeira de rodas.",
      },
      {
        title: "Equipamento",
        text: "Computadores portáteis e telemóveis que ainda funcionem, sem os seus dados. Pergunte-nos primeiro o que podemos usar.",
      },
      {
        title: "Trabalho especializado",
        text: "Juristas, tradutores, designers, engenheiros: alguns dias de trabalho por ano, com o acordo da sua entidade empregadora.",
      },
    ],
  },
  steps: {
    heading: "Como oferecer apoio",
    items: [
      {
        title: "Diga-nos o que tem em mente",
        text: "Diga-nos quem é e o que gostaria de dar. Por favor, não envie números de conta nem de cartão.",
      },
      {
        title: "Respondemos, mesmo que tenhamos de dizer não",
        text: "Dizemos-lhe se podemos aceitar, e como. Recusamos donativos de quem queira influenciar o que descobrimos ou publicamos.",
      },
      {
        title: "Pomos por escrito",
        text: "Uma pessoa identificada envia-lhe a finalidade, as condições e a forma de fazer a transferência. Pergunte sobre recibos e impostos, porque dependem do lugar onde vive.",
      },
      {
        title: "Contamos-lhe o que fizemos",
        text: "Dizemos-lhe como foi usado o seu donativo. Cabe-lhe decidir se mencionamos o seu nome.",
      },
    ],
  },
  next: {
    heading: "Ofereça apoio",
    text: "Basta uma mensagem curta. As organizações também podem trabalhar connosco como parceiras.",
    contact: "Escreva-nos",
    partnerships: "Ver as parcerias",
  },
};
