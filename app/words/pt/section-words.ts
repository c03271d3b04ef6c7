import type { Translation } from "../translation.ts";

export const sectionWords: Translation["sectionWords"] = {
  our_work: {
    one: "Projeto",
    list: {
      searchLabel: "Pesquisar projetos",
      count:
        "{more, select, true {Mais de {total, number} projetos} other {{total, plural, one {# projeto} other {# projetos}}}}",
      empty:
        "{searched, select, true {Nenhum projeto corresponde à sua pesquisa.} other {De momento não há projetos para mostrar.}}",
    },
    record: {
      back: "Voltar aos projetos",
      neighbours: "Mais projetos",
      previous: "Projeto mais recente",
      next: "Projeto mais antigo",
      notFound: "Projeto não encontrado",
      notFoundDescription: "Não há nenhum projeto neste endereço.",
      notFoundLead: "Não há nenhum projeto neste endereço. Pode ter mudado de nome ou ter sido retirado.",
      failedLead:
        "Não foi possível carregar este projeto agora. A falha é nossa. Tente de novo daqui a pouco.",
      returnToList: "Voltar aos projetos",
    },
  },
  news: {
    one: "Notícia",
    all: "Todas as notícias",
    list: {
      searchLabel: "Pesquisar notícias",
      count:
        "{more, select, true {Mais de {total, number} notícias} other {{total, plural, one {# notícia} other {# notícias}}}}",
      empty:
        "{searched, select, true {Nenhuma notícia corresponde à sua pesquisa.} other {De momento não há notícias para mostrar.}}",
    },
    record: {
      back: "Voltar às notícias",
      neighbours: "Mais notícias",
      previous: "Mais recente",
      next: "Mais antiga",
      notFound: "Notícia não encontrada",
      notFoundDescription: "Não há nenhuma notícia neste endereço.",
      notFoundLead: "Não há nenhuma notícia neste endereço. Pode ter mudado de nome ou ter sido retirada.",
      failedLead:
        "Não foi possível carregar esta notícia agora. A falha é nossa. Tente de novo daqui a pouco.",
      returnToList: "Voltar às notícias",
    },
  },
  newsletter: {
    one: "Boletim",
    list: {
      searchLabel: "Pesquisar números anteriores",
      count:
        "{more, select, true {Mais de {total, number} números} other {{total, plural, one {# número} other {# números}}}}",
      empty:
        "{searched, select, true {Nenhum número corresponde à sua pesquisa.} other {Ainda não foi publicado nenhum número.}}",
    },
    record: {
      back: "Voltar ao boletim",
      neighbours: "Mais números",
      previous: "Número mais recente",
      next: "Número mais antigo",
      notFound: "Número não encontrado",
      notFoundDescription: "Não há nenhum número do boletim neste endereço.",
      notFoundLead:
        "Não há nenhum número do boletim neste endereço. Pode ter mudado de nome ou ter sido retirado.",
      failedLead:
        "Não foi possível carregar este número agora. A falha é nossa. Tente novamente dentro de momentos.",
      returnToList: "Voltar ao boletim",
    },
  },
  events: {
    one: "Evento",
    all: "Todos os eventos",
    list: {
      searchLabel: "Pesquisar eventos",
      count:
        "{more, select, true {Mais de {total, number} eventos} other {{total, plural, one {# evento} other {# eventos}}}}",
      empty:
        "{searched, select, true {Nenhum evento corresponde à sua pesquisa.} other {De momento não há eventos para mostrar.}}",
    },
    record: {
      back: "Voltar aos eventos",
      neighbours: "Mais eventos",
      previous: "Evento anterior",
      next: "Evento seguinte",
      notFound: "Evento não encontrado",
      notFoundDescription: "Não há nenhum evento neste endereço.",
      notFoundLead: "Não há nenhum evento neste endereço. Pode ter mudado de nome ou ter sido cancelado.",
      failedLead:
        "Não foi possível carregar este evento agora. A falha é nossa. Tente de novo daqui a pouco.",
      returnToList: "Voltar aos eventos",
    },
  },
  resources: {
    one: "Recurso",
    all: "Todos os recursos",
    list: {
      searchLabel: "Pesquisar recursos",
      count:
        "{more, select, true {Mais de {total, number} recursos} other {{total, plural, one {# recurso} other {# recursos}}}}",
      empty:
        "{narrowed, select, true {Não há recursos na categoria “{category}”{searched, select, true { que correspondam à sua pesquisa} other {}}.} other {De momento não há recursos para mostrar.}}",
    },
    record: {
      back: "Voltar aos recursos",
      neighbours: "Mais recursos",
      previous: "Recurso mais recente",
      next: "Recurso mais antigo",
      notFound: "Recurso não encontrado",
      notFoundDescription: "Não há nenhum recurso neste endereço.",
      notFoundLead: "Não há nenhum recurso neste endereço. Pode ter mudado de nome ou ter sido retirado.",
      failedLead:
        "Não foi possível carregar este recurso agora. A falha é nossa. Tente de novo daqui a pouco.",
      returnToList: "Voltar aos recursos",
    },
  },
};
