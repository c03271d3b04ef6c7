import { memo } from "react";
import type { UpdateFilter } from "../../server/content/updates.ts";
import { TryAgain } from "../lists/try-again.tsx";
import { Carousel } from "../ui/carousel.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Section } from "../ui/section.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { useHydrated, useHydratedAtLeisure } from "../ui/use-hydrated.ts";
import { updates as words } from "../words/en/updates.ts";
import { addressOf, filters } from "./filter.ts";
import styles from "./latest-updates.module.css";
import { type Update, UpdateCard } from "./update-card.tsx";
import { useFilter } from "./use-filter.ts";
import { WholeListCard } from "./whole-list-card.tsx";

export type UpdateList = { filter: UpdateFilter; items: Update[] };

const sectionId = "latest-updates";
/** News, events and resources, newest first. `updates` is undefined when they could not be read. */
export function LatestUpdates({ updates }: { updates: UpdateList | undefined }) {
  const { filter, loading } = useFilter();
  const hydrated = useHydrated();
  const plain = !useHydratedAtLeisure();
  // A page that loads anew would start at its top; with script the visitor stays where they are.
  const anchor = hydrated ? "" : `#${sectionId}`;
  const tabs = filters.map((each) => ({
    name: words.filters[each],
    to: addressOf(each) + anchor,
    current: each === filter,
  }));
  return (
    <Section id={sectionId} heading={words.heading}>
      <Tabs label={words.filter} tabs={tabs} />
      <div className={styles.list} aria-busy={loading}>
        {updates?.items.length ? (
          <Row {...updates} plain={plain} />
        ) : (
          <EmptyState text={words.empty}>{!updates && <TryAgain />}</EmptyState>
        )}
        {loading && <Spinner label={words.loading} />}
      </div>
    </Section>
  );
}

/** The covers are below the first screen, and would be an eighth of the page's weight: the browser draws them. */
const Row = memo(function Row({ filter, items, plain }: UpdateList & { plain: boolean }) {
  return (
    // Another filter is another row: it starts at its beginning.
    <Carousel key={filter} label={words.row} previous={words.previous} next={words.next}>
      {items.map((update) => (
        <li key={`${update.type}/${update.id}`}>
          <UpdateCard update={update} plain={plain} />
        </li>
      ))}
      <li>
        <WholeListCard filter={filter} />
      </li>
    </Carousel>
  );
});
