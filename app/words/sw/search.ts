import type { Translation } from "../translation.ts";

export const search: Translation["search"] = {
  form: { label: "Tafuta kwenye tovuti", submit: "Tafuta", clear: { label: "Futa utafutaji" } },
  section: "Sehemu",
  allSections: "Sehemu zote",
  count:
    "{more, select, true {Zaidi ya matokeo {total, number}} other {{total, plural, one {Tokeo #} other {Matokeo #}}}}",
  none: "Hakuna kilichopatikana kwa “{q}”. Tafadhali jaribu neno fupi zaidi au la jumla zaidi.",
  failed: "Utafutaji haupatikani kwa sasa.",
  allPages: "Tazama kurasa zote",
  pages: "Kurasa",
  noneHere: "Hakuna kilichopatikana kwa “{q}” katika sehemu na mwaka uliochagua.",
  questions: "Maswali",
  option: "{name} ({total, number}{more, select, true {+} other {}})",
  showing: "Matokeo ya “{q}”.",
  instead: "Tafuta “{q}” badala yake",
  one: { page: "Ukurasa", person: "Mtu", partner: "Mshirika", question: "Swali" },
};
