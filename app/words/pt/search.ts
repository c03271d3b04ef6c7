import type { Translation } from "../translation.ts";

export const search: Translation["search"] = {
  form: { label: "Pesquisar no site", submit: "Pesquisar", clear: { label: "Limpar a pesquisa" } },
  section: "Secção",
  allSections: "Todas as secções",
  count:
    "{more, select, true {Mais de {total, number} resultados} other {{total, plural, one {# resultado} other {# resultados}}}}",
  none: "Nada encontrado para “{q}”. Tente uma palavra mais curta ou mais geral.",
  failed: "De momento a pesquisa não está disponível.",
  allPages: "Ver todas as páginas",
  pages: "Páginas",
  noneHere: "Nada encontrado para “{q}” nesta secção e neste ano.",
  questions: "Perguntas",
  option: "{name} ({total, number}{more, select, true {+} other {}})",
  showing: "Resultados para “{q}”.",
  instead: "Pesquisar antes “{q}”",
  one: { page: "Página", person: "Pessoa", partner: "Parceiro", question: "Pergunta" },
};
