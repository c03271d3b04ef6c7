import type { Translation } from "../translation.ts";

export const errors: Translation["errors"] = {
  notFound: {
    title: "Página não encontrada",
    description: "Não há nenhuma página neste endereço.",
    lead: "Não há nenhuma página neste endereço. A página pode ter mudado de lugar, ou pode haver um erro no link. Pesquise-a ou comece por uma das páginas abaixo.",
  },
  failed: {
    title: "Algo correu mal",
    description: "Não foi possível mostrar esta página.",
    lead: "Não foi possível mostrar esta página. A falha é nossa e ficou registada. Tente de novo daqui a pouco.",
    tryAgain: "Tentar de novo",
  },
  sections: "Páginas principais",
  home: "Ir para a página inicial",
  reference: "Referência:",
  plain: {
    busy: "O site está com muitos acessos. Tente de novo dentro de alguns segundos.",
    notSent:
      "O site está com muitos acessos e o envio não foi concluído. Volte atrás (o seu texto ainda lá está) e envie-o de novo dentro de alguns segundos.",
    failed: "Algo correu mal do nosso lado. Tente de novo dentro de momentos.",
  },
};
