import {
  type FeedKind,
  kinds,
  type SectionKind,
  subjectOf,
  type UpdateKind,
  updateKinds,
} from "../../content/kinds.ts";
import type { Featured } from "./featured.ts";
import { type HeldEvent, heldEvent } from "./held-event.ts";
import type { AllRecords, Card } from "./records.ts";

export type UpdateFilter = "all" | UpdateKind;

export const projectsOnHome = 4;

/** In the feed of a section that is not among the updates. */
const mostInFeed = 12;

export type UpdateCard<K extends SectionKind = UpdateKind> = {
  kind: K;
  id: string;
  /** The text that determines the colour of its cover. */
  subject: string;
  title: string;
  description: string;
  image_url: string | null;
  created_at: string;
  language: string;
  event?: HeldEvent | undefined;
};

type Listed = UpdateKind | FeedKind;
type AnyCard = { [K in Listed]: Card<K> }[Listed];

/** What Home shows of the archive: limited, so that Home does not grow with it, and featured records first. */
export function updatesOf(records: AllRecords, featured: () => Promise<Featured[]>) {
  const featuredOf = async (kind: SectionKind) =>
    (await featured()).filter((one) => one.kind === kind).map(({ id }) => id);
  const newestOf = async <K extends Listed>(kind: K): Promise<UpdateCard<K>[]> => {
    const rules = kinds[kind];
    const cards: AnyCard[] = await records[kind].newest("updates" in rules ? rules.updates.most : mostInFeed);
    return cards.map((card) => updateOf(kind, card));
  };
  const featuredUpdates = async (): Promise<UpdateCard[]> => {
    const cards = await Promise.all(
      updateKinds.map(async (kind) => {
        const found: AnyCard[] = await records[kind].some(await featuredOf(kind));
        return found.map((card) => updateOf(kind, card));
      }),
    );
    const order = await featured();
    const rank = ({ kind, id }: UpdateCard) => order.findIndex((one) => one.kind === kind && one.id === id);
    return cards.flat().sort((a, b) => rank(a) - rank(b));
  };
  return {
    async newest(filter: UpdateFilter): Promise<UpdateCard[]> {
      const cards = await Promise.all((filter === "all" ? updateKinds : [filter]).map(newestOf));
      const newest = cards.flat().sort((a, b) => b.created_at.localeCompare(a.created_at, "en"));
      return filter === "all" ? withFirst(await featuredUpdates(), newest) : newest;
    },
    inFeed: (kind: FeedKind): Promise<UpdateCard<FeedKind>[]> => newestOf(kind),
    async work(): Promise<Card<"our_work">[]> {
      const first = await records.our_work.some(await featuredOf("our_work"));
      return withFirst(first, await records.our_work.newest(projectsOnHome));
    },
  };
}

/** As many as `others`, unless more come first. */
function withFirst<Item extends { id: string; kind?: UpdateKind }>(first: Item[], others: Item[]): Item[] {
  const isFirst = (item: Item) => first.some(({ id, kind }) => id === item.id && kind === item.kind);
  return [...first, ...others.filter((item) => !isFirst(item))].slice(
    0,
    Math.max(first.length, others.length),
  );
}

function updateOf<K extends Listed>(kind: K, card: AnyCard): UpdateCard<K> {
  const { id, title, excerpt, image_url, created_at, language } = card;
  return {
    ...{
      kind,
      id,
      subject: subjectOf(kind, card),
      title,
      description: excerpt,
      image_url,
      created_at,
      language,
    },
    event: heldEvent(card),
  };
}
