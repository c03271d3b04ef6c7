import type { DeskTranslation } from "../../translation.ts";

export const care: DeskTranslation["care"] = {
  title: "Manutenção",
  lead: "Textos publicados que precisam de atenção. A redação verifica cada um deles uma vez por dia e depois de cada publicação.",
  none: "Nada precisa de manutenção.",
  onToday:
    "{count, plural, one {# ponto a rever nos textos publicados} other {# pontos a rever nos textos publicados}}",
  headings: {
    "own link": "Reparar ligações quebradas",
    "other link": "Verificar ligações para outros sites",
    "no alt": "Descrever imagens",
    heavy: "Encurtar páginas pesadas",
  },
  advice: {
    "own link": "Estas ligações levam a páginas deste site que já não existem.",
    "other link":
      "Estes sites não responderam em dois dias diferentes. Experimente a ligação e depois corrija-a ou retire-a.",
    "no alt": "Escreva um texto alternativo para quem não vê a imagem, ou marque-a como decorativa.",
    heavy:
      "Estas páginas são demasiado pesadas para ligações lentas: o limite é de 18,4 KB. Encurte o texto ou divida-o.",
  },
  kilobytes: "{size, number} KB",
  owner: "Escrito por último por {name}",
  since: "desde {moment}",
  toReview: "Rever textos antigos",
  toReviewAdvice:
    "{months, plural, one {Ninguém alterou nem reviu estes textos há # mês. Leia-os e corrija o que já não está certo.} other {Ninguém alterou nem reviu estes textos há # meses. Leia-os e corrija o que já não está certo.}}",
  review: "Revisto hoje",
  reviewed: "A revisão foi registada.",
  notPublic: "Este texto já não é público.",
  settings: {
    heading: "Definições",
    months: "Rever os textos passado este número de meses",
    links: "Verificar ligações para outros sites",
    linksHelp:
      "O servidor consulta então cada endereço no máximo uma vez por semana. Os outros sites veem o endereço e o nome do nosso servidor.",
    saved: "As definições foram guardadas.",
    outOfRange: "Indique um número de meses de {fewest} a {most}.",
  },
};
