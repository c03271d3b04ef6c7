/** Content of every kind for a fixture, with characters that search and sorting treat specially. */
import type { Kind } from "../../content/kinds.ts";
import type { WrittenTranslation } from "../../server/content/translations.ts";
import type { Written } from "../../tests/save.ts";

const written = "2026-11-15T08:00:00.000Z";
const nowhere = { image_url: null, link: null };

export const works: Written<"our_work">[] = [
  {
    id: "signed-pipelines",
    title: "Chaînes de déploiement signées",
    description: "# Pourquoi\n\nUne **clé** volée, c'est 100 % des modèles [perdus](/resources).",
    category: "Recherche & Œuvres",
    image_url: "/pictures/signed.jpg",
    link: "https://example.org/signed?a=1&b=2",
    created_at: "2025-03-01T07:30:00.250Z",
    updated_at: "2025-04-01T07:30:00.500Z",
    language: "fr",
  },
  { ...nowhere, id: "ß", title: "Straße", description: "Fußgänger_1", category: "", created_at: written },
];

export const newsItems: Written<"news">[] = [
  {
    ...nowhere,
    id: "selam",
    authors: "mulu, nobody-yet",
    headline: "ሰላም ኣዲስ፡ “quotes” and 'apostrophes'",
    content: "كِتَاب\n\n- one\n- two\n\n```\nx = 1 + 2;\n```\n",
    created_at: written,
  },
  {
    ...nowhere,
    id: "long",
    authors: "",
    headline: "A long one",
    content: "Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. ".repeat(15),
    created_at: "2026-11-15T08:00:00.001Z",
  },
];

export const events: Written<"events">[] = [
  {
    ...nowhere,
    id: "nairobi",
    name: "Signing day",
    description: "Bring a laptop.",
    city: "Nairobi",
    country: "KE",
    venue: "Kenyatta Centre",
    coordinates: "-1.29, 36.82",
    event_languages: "en, sw",
    event_date: "2026-12-01T06:00:00.000Z",
    ends_at: "2026-12-01T14:00:00.000Z",
    time_zone: "Africa/Nairobi",
    status: "cancelled",
    created_at: written,
  },
  {
    ...nowhere,
    id: "sao-tome",
    name: "Encontro aberto",
    description: "Segurança é de todos \\ 100%.",
    city: "São Tomé",
    event_date: "2024-02-29T09:00:00.000Z",
    ends_at: null,
    time_zone: "Africa/Sao_Tome",
    status: "",
    created_at: written,
  },
];

export const resources: Written<"resources">[] = [
  ["guide", "For the Public", "Guide"],
  ["etude", "  Études   et données ", "ÉTUDE"],
  ["etude-2", "études et données", "E\u0301tude"],
  ["strasse", "STRASSE", "Straße"],
].map(([id = "", category = "", type = ""], index) => ({
  id,
  title: `Ressource n° ${index + 1}`,
  description: "Une description — avec des signes : 50 % & plus.",
  content: "## Text\n\nOf the resource.",
  category,
  type,
  authors: index === 2 ? "mulu" : "",
  image_url: null,
  file_url: index === 0 ? "/files/guide.pdf" : null,
  resource_url: index === 1 ? "https://example.org/étude" : null,
  created_at: written,
}));

export const people: Written<"people">[] = [
  {
    id: "mulu",
    name: "ሙሉ Mulu",
    role: "Ingénieure",
    text: "Elle signe *tout*.",
    email: "mulu@example.org",
    profile: "https://example.org/mulu?a=1&b=2",
    created_at: written,
  },
  { id: "sami", name: "سامي", text: "100 %", created_at: written },
];

export const pages: Written<"pages">[] = [
  {
    ...{ id: "annual-report", title: "Rapport annuel", lead: "Une année : 100 % d’élan.", language: "fr" },
    ...{
      text: "## Text\n\nVoir[^1].\n\n[^1]: Note.",
      image_url: "/pictures/report.jpg",
      created_at: written,
    },
  },
];

type Translated = [kind: Kind, id: string, language: string, translation: WrittenTranslation];

export const translations: Translated[] = [
  [
    ...(["events", "nairobi", "am"] as const),
    {
      fields: { name: "የፊርማ ቀን", description: "ላፕቶፕ *ይዘው* ይምጡ፡፡", city: "ናይሮቢ", link: "/faq" },
      created_at: written,
      updated_at: "2026-11-16T08:00:00.000Z",
    },
  ],
  [
    ...(["events", "nairobi", "ar"] as const),
    {
      fields: { name: "يوم التوقيع ٢٠٢٦", description: "المسئولون مدعوون.", city: "نيروبي" },
      created_at: written,
    },
  ],
  [
    ...(["events", "nairobi", "sw"] as const),
    { fields: { name: "Siku", description: "Njoo.", city: "Nairobi" }, created_at: written },
  ],
  [
    ...(["resources", "guide", "en"] as const),
    {
      fields: { title: "It's 100 %", description: "", content: "Text.", file_url: "/files/en.pdf" },
      created_at: written,
    },
  ],
  [
    ...(["people", "mulu", "fr"] as const),
    { fields: { name: "Mulu", role: "Ingénieure", text: "Elle *signe*." }, created_at: written },
  ],
  [
    ...(["pages", "annual-report", "en"] as const),
    { fields: { title: "Annual report", lead: "", text: "See." }, created_at: written },
  ],
];
