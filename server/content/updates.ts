import { kinds, subjectOf, type UpdateKind, updateKinds } from "../../content/kinds.ts";
import { type HeldEvent, heldEvent } from "./held-event.ts";
import type { AllRecords, Card } from "./records.ts";

export type UpdateFilter = "all" | UpdateKind;

export const projectsOnHome = 4;

export type UpdateCard = {
  kind: UpdateKind;
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

type AnyCard = { [K in UpdateKind]: Card<K> }[UpdateKind];

/** Latest Updates on Home. Limited, so that Home does not grow with the archive. */
export function updatesOf(records: AllRecords) {
  const newestOf = async (kind: UpdateKind): Promise<UpdateCard[]> => {
    const cards: AnyCard[] = await records[kind].newest(kinds[kind].updates.most);
    return cards.map((card) => {
      const { id, title, excerpt, image_url, created_at, language } = card;
      return {
        kind,
        id,
        subject: subjectOf(kind, card),
        title,
        description: excerpt,
        image_url,
        created_at,
        language,
        event: heldEvent(card),
      };
    });
  };
  return {
    async newest(filter: UpdateFilter): Promise<UpdateCard[]> {
      const cards = await Promise.all((filter === "all" ? updateKinds : [filter]).map(newestOf));
      return cards.flat().sort((a, b) => b.created_at.localeCompare(a.created_at, "en"));
    },
  };
}
