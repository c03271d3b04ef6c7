import { cut } from "../../../server/content/plain-text.ts";
import type { UpdateFilter } from "../../../server/content/updates.ts";
import type { Site } from "../../../server/site.ts";
import { withPictures } from "../../lists/with-picture.ts";
import { packRows } from "../../rows.ts";
import { fetchFailed } from "../../updates/failure.ts";
import { filterIn } from "../../updates/filter.ts";

const newestWork = 4;
/** What the two lines of a card hold on a phone. */
const twoLines = 90;

type HomeParts = {
  /** Rows of WorkCard. */
  work: string | undefined;
  /** `items`: rows of UpdateCard. */
  updates: { filter: UpdateFilter; items: string } | undefined;
};

/** What the cards show and nothing else: all of it is sent twice, in the page and as its data. */
export async function readHome({ content, pictures, log }: Site, search: string): Promise<HomeParts> {
  const filter = filterIn(search);
  const orUndefined = <T>(part: Promise<T>, failure: string) =>
    part.catch((error) => {
      log.error(failure, { error });
      return undefined;
    });
  const pictured = async <Item extends { image_url: string | null }>(items: Promise<Item[]>) =>
    withPictures(pictures, await items);
  const [work, items] = await Promise.all([
    orUndefined(pictured(content.work.newest(newestWork)), "The newest work could not be read"),
    orUndefined(pictured(content.updates.newest(filter)), fetchFailed),
  ]);
  return {
    work:
      work &&
      packRows(
        work.map(({ id, title, category, excerpt, picture }) => ({
          ...{ id, title, category, picture },
          excerpt: cut(excerpt, twoLines),
        })),
      ),
    updates: items && {
      filter,
      items: packRows(
        items.map((item) => ({
          ...item,
          description: cut(item.description, twoLines),
          created_at: item.created_at.slice(0, "2026-11-15".length),
        })),
      ),
    },
  };
}
