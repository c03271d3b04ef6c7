import { filtersOf, type SectionKind, sections } from "../../content/kinds.ts";
import { defaultLanguage } from "../../languages.ts";
import type { Content } from "./content.ts";
import { type HeldEvent, heldEvent } from "./held-event.ts";
import type { AllRecords, Card } from "./records.ts";
import { fold } from "./search/fold.ts";
import { stemOf, stopWords, wordsOf } from "./search/tokens.ts";

export type Related = {
  kind: SectionKind;
  id: string;
  title: string;
  language: string;
  event?: HeldEvent | undefined;
};
type Candidate = Related & { stems: Set<string>; category: string | undefined };

const MOST = 3;
/** Candidates of each kind: the newest. Those on the first page of the same category are added. */
const NEWEST = 60;
/** Fewer shared words are a coincidence. */
const LEAST_SHARED = 2;

/**
 * Records on the same subject: their titles and excerpts share rare words, and perhaps the category. They are compared in
 * the default language, so that every language shows the same ones.
 */
export async function relatedTo(
  content: Content,
  kind: SectionKind,
  record: Card<SectionKind>,
): Promise<Related[]> {
  if (content.language === defaultLanguage) return relatedAmong(content, kind, record);
  const records: AllRecords = content.in(defaultLanguage);
  const [compared] = await records[kind].some([record.id]);
  const found = await relatedAmong(records, kind, compared ?? record);
  return Promise.all(
    found.map(async ({ kind, ...other }) => {
      const [card] = await (content as AllRecords)[kind].some([other.id]);
      if (!card) return { kind, ...other };
      const { title, language } = card;
      return { kind, id: other.id, title, language, event: heldEvent(card) };
    }),
  );
}

async function relatedAmong(
  records: AllRecords,
  kind: SectionKind,
  record: Card<SectionKind>,
): Promise<Related[]> {
  const subject = candidate(kind, record);
  const others = (await candidates(records, subject)).filter(
    ({ kind, id }) => kind !== subject.kind || id !== subject.id,
  );
  const rarity = rarityAmong([subject, ...others]);
  return others
    .map((other) => ({ other, score: scoreOf(subject, other, rarity) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ other: { kind, id, title, language, event } }) => ({ kind, id, title, language, event }));
}

async function candidates(records: AllRecords, { kind, category }: Candidate): Promise<Candidate[]> {
  const newest = sections.map(async (each) =>
    (await records[each].newest(NEWEST)).map((card) => candidate(each, card)),
  );
  const filters: readonly string[] = filtersOf(kind);
  const ofCategory =
    category && filters.includes("category") ? (await records[kind].page({ category })).items : [];
  const found = [...(await Promise.all(newest)).flat(), ...ofCategory.map((card) => candidate(kind, card))];
  return [...new Map(found.map((each) => [`${each.kind}/${each.id}`, each])).values()];
}

function candidate(kind: SectionKind, card: Card<SectionKind> & { category?: string }): Candidate {
  const { id, title, language, excerpt, category } = card;
  const words = wordsOf(fold(`${title} ${excerpt}`)).filter(
    (word) => word.length > 2 && !stopWords.has(word),
  );
  return { kind, id, title, language, event: heldEvent(card), category, stems: new Set(words.map(stemOf)) };
}

/** A word counts more if fewer texts contain it. */
function rarityAmong(texts: Candidate[]): (stem: string) => number {
  const counts = new Map<string, number>();
  for (const { stems } of texts) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return (stem) => Math.log(texts.length / (counts.get(stem) ?? 1));
}

function scoreOf(subject: Candidate, other: Candidate, rarity: (stem: string) => number): number {
  const shared = [...subject.stems].filter((stem) => other.stems.has(stem));
  if (shared.length < LEAST_SHARED) return 0;
  const sameCategory = subject.category !== undefined && subject.category === other.category;
  return shared.reduce((sum, stem) => sum + rarity(stem), sameCategory ? 1 : 0);
}
