import type { Translation } from "../translation.ts";

export const follow: Translation["follow"] = {
  heading: "Acompanhe-nos",
  feed: {
    title: "Leitor de feeds",
    text: "Uma aplicação que lhe mostra o que há de novo nos sites que escolher.",
    rss: "Feed RSS",
  },
  calendar: {
    title: "Calendário",
    text: "A sua aplicação de calendário mostra-lhe os nossos eventos e todas as alterações.",
    subscribe: "Subscrever os nossos eventos",
  },
};
