import type { DeskTranslation } from "../../translation.ts";

export const receipts: DeskTranslation["receipts"] = {
  title: "Verificações: {title}",
  none: "Ainda não foi publicado, retirado nem movido.",
  line: "{act}: {moment}, {state}",
  acts: { published: "Publicação", withdrawn: "Retirada", renamed: "Mudança de endereço web" },
  states: {
    waiting: "a verificar agora. Recarregue esta página daqui a pouco.",
    green: "todas as verificações passaram.",
    red: "algumas verificações falharam.",
  },
  places: {
    page: "Página",
    picture: "Imagem",
    "old address": "Endereço antigo",
    list: "Lista",
    Home: "Início",
    search: "Pesquisa",
    feed: "Feed",
    "feed of all updates": "Feed de todas as novidades",
    calendar: "Calendário",
    sitemap: "Mapa do site",
    "what they wrote": "O que escreveu",
    schedule: "Agendamento",
  },
};
