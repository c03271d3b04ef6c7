import { beforeAll, expect, test } from "vitest";
import type { Language } from "../../../languages.ts";
import { contentOf } from "../../../server/content/content.ts";
import type { SiteDatabase } from "../../../server/database/connect.ts";
import { prepareDatabase } from "../../../server/prepare-database.ts";
import type { Site } from "../../../server/site.ts";
import { forEachDatabase } from "../../../tests/databases.ts";
import { save } from "../../../tests/save.ts";
import { wordsIn } from "../../words/words.ts";
import { searchOrCorrect } from "./find-everywhere.server.ts";
import { readSearchAddress } from "./search-address.ts";

/** What visitors type, and the first results over the initial pages and the samples. */
const queries: Partial<Record<Language, [q: string, first: string, ...next: string[]][]>> = {
  en: [
    ["deepfake", "/resources/words-of-ai-security", "/resources/deepfake-checks"],
    ["piepline", "/faq?category=general#secure-pipeline"],
    ["accesibility", "/accessibility"],
    ["CI/CD", "/about", "/about/mission-vision"],
    ["CD/CI", "/about", "/about/mission-vision"],
    ["cyber security", "/resources/data-protection-and-ai", "/about/partnerships#women-on-watch"],
    ["cybersecurity", "/resources/data-protection-and-ai", "/about/partnerships#women-on-watch"],
    ["privacy policy", "/privacy-policy"],
    ["longweave", "/about/partnerships#longweave-software", "/resources/pipeline-security-checklist"],
    ["selam", "/about/people/selam"],
    ["guidelines on ethics", "/resources/ethical-ai-guidelines"],
    ["Yaounde", "/news/yaounde-round-table", "/events/table-ronde-yaounde"],
  ],
  fr: [
    ["chaine de deploiement", "/news/checklist-second-edition", "/resources/pipeline-security-checklist"],
    ["dépendance", "/our-work/dependency-watch"],
    ["dépendances", "/our-work/dependency-watch"],
    ["ministères", "/our-work/signed-pipelines"],
    ["université", "/our-work/red-team-clinics"],
    ["réseau", "/about/partnerships#women-on-watch"],
    ["réseaux", "/about/partnerships#women-on-watch"],
    ["politique confidentialite", "/privacy-policy"],
    ["accesibilité", "/accessibility"],
    ["selam", "/about/people/selam"],
  ],
  pt: [
    ["dependência", "/our-work/dependency-watch"],
    ["dependencias", "/our-work/dependency-watch"],
    ["universidade", "/our-work/red-team-clinics"],
    ["injecao de prompt", "/events/prompt-injection-clinic-online"],
    ["política de privacidade", "/privacy-policy"],
    ["dados pessoais", "/events/oficina-maputo", "/resources/dados-pessoais-em-ia"],
    ["voluntariado", "/volunteer"],
    ["donativo", "/donate"],
    ["vigilânzia", "/our-work/dependency-watch"],
    ["Longweave", "/about/partnerships#longweave-software"],
  ],
  sw: [
    ["usalama wa AI", "/ai-security"],
    ["vitegemezi", "/our-work/dependency-watch"],
    ["sauti bandia", "/resources/sauti-bandia"],
    ["faraga", "/privacy-policy"],
    ["jitolee", "/volunteer"],
    ["ajira", "/careers"],
    ["wizara", "/our-work/signed-pipelines"],
    ["orodha ya ukaguzi", "/news/checklist-second-edition", "/resources/pipeline-security-checklist"],
    ["Nairobi", "/news/nairobi-places-open", "/events/signing-day-nairobi"],
    ["selam", "/about/people/selam"],
  ],
  am: [
    ["ደህንነት", "/ai-security"],
    ["ደኅንነት", "/ai-security"],
    ["አውደ ጥናት", "/resources/dados-pessoais-em-ia"],
    ["ዐውደ ጥናት", "/resources/dados-pessoais-em-ia"],
    ["የስራ እድል", "/careers"],
    ["የሥራ ዕድል", "/careers"],
    ["የግላዊነት ፖሊሲ", "/privacy-policy"],
    ["ሚኒስቴር", "/our-work/signed-pipelines"],
    ["ናይሮቢ", "/news/nairobi-places-open", "/events/signing-day-nairobi"],
    ["Longweave", "/about/partnerships#longweave-software"],
  ],
  ar: [
    ["الذكاء", "/ai-security", "/ai-policy"],
    ["ذكاء", "/ai-security", "/ai-policy"],
    ["ذكاء اصطناعي", "/ai-security", "/ai-policy"],
    ["للذكاء الاصطناعي", "/ai-security", "/ai-policy"],
    ["خصوصية", "/privacy-policy"],
    ["الخصوصيّة", "/privacy-policy"],
    ["الوزارة", "/our-work/signed-pipelines"],
    ["وزاره", "/our-work/signed-pipelines"],
    ["توقيع", "/events/signing-day-nairobi", "/news/nairobi-places-open"],
    ["التوقيع", "/events/signing-day-nairobi", "/news/nairobi-places-open"],
    ["التطوّع", "/volunteer"],
  ],
};

forEachDatabase((_, open) => {
  let database: SiteDatabase;
  beforeAll(async () => {
    ({ database } = await open({ prepared: false }));
    await prepareDatabase(database, { sampleContent: true });
    await save(database.db, "people", {
      ...{ id: "selam", name: "Selam", role: "Engineer", text: "Teaches signing in Dakar." },
      created_at: "2026-01-01T00:00:00.000Z",
    });
  });

  const all = Object.entries(queries).flatMap(([language, list]) =>
    list.map(([q, ...first]) => ({ language: language as Language, q, first })),
  );

  test("there are ten queries or more in each language", () => {
    for (const list of Object.values(queries)) expect(list.length).toBeGreaterThanOrEqual(10);
  });

  test.each(all)("$language: $q finds $first first", async ({ language, q, first }) => {
    const enquiries = { terms: { keptMonths: 24 } } as Site["enquiries"];
    const site = { content: contentOf(database).in(language), language, enquiries };
    const { results } = await searchOrCorrect(
      site,
      wordsIn(language),
      readSearchAddress(new URLSearchParams({ q })),
    );
    const addresses = results.hits.map(({ to }) => to.replace(/\?q=[^#]*/, ""));
    expect(addresses.slice(0, first.length)).toEqual(first);
  });
});
