import type { Translation } from "../translation.ts";

export const search: Translation["search"] = {
  form: {
    label: "Rechercher sur le site",
    submit: "Rechercher",
    clear: { label: "Effacer la recherche" },
  },
  section: "Rubrique",
  allSections: "Toutes les rubriques",
  count:
    "{more, select, true {Plus de {total, number} résultats} other {{total, plural, one {# résultat} other {# résultats}}}}",
  none: "Aucun résultat pour « {q} ». Essayez un mot plus court ou plus général.",
  failed: "La recherche n’est pas disponible pour le moment.",
  allPages: "Voir toutes les pages",
  pages: "Pages",
  noneHere: "Aucun résultat pour « {q} » dans cette rubrique et cette année.",
  questions: "Questions",
  option: "{name} ({total, number}{more, select, true {+} other {}})",
  showing: "Résultats pour « {q} ».",
  instead: "Rechercher plutôt « {q} »",
  one: { page: "Page", person: "Personne", partner: "Partenaire", question: "Question" },
};
