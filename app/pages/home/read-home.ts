import { cut } from "../../../server/content/plain-text.ts";
import type { Site } from "../../../server/site.ts";
import { fetchFailed } from "../../updates/failure.ts";
import { filterIn } from "../../updates/filter.ts";
import type { UpdateList } from "../../updates/latest-updates.tsx";
import type { WorkCard } from "./newest-work.tsx";

const newestWork = 4;
/** What the two lines of a card hold. */
const twoLines = 90;

type HomeParts = { work: WorkCard[] | undefined; updates: UpdateList | undefined };

/** What the cards show and nothing else: all of it is in the page twice, as markup and as data. */
export async function readHome({ content, log }: Site, search: string): Promise<HomeParts> {
  const filter = filterIn(search);
  const orUndefined = <T>(part: Promise<T>, failure: string) =>
    part.catch((error) => {
      log.error(failure, { error });
      return undefined;
    });
  const [work, items] = await Promise.all([
    orUndefined(content.work.newest(newestWork), "The newest work could not be read"),
    orUndefined(content.updates.newest(filter), fetchFailed),
  ]);
  return {
    work: work?.map(({ id, title, category, excerpt, image_url }) => ({
      ...{ id, title, category, image_url },
      excerpt: cut(excerpt, twoLines),
    })),
    updates: items && {
      filter,
      items: items.map((item) => ({
        ...item,
        description: cut(item.description, twoLines),
        created_at: item.created_at.slice(0, "2026-11-15".length),
      })),
    },
  };
}
