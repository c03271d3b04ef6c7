import { kinds, updateKinds } from "../../../content/kinds.ts";
import type { UpdateFilter } from "../../../server/content/updates.ts";
import { Carousel } from "../../islands/carousel/carousel.tsx";
import { followId } from "../../lists/follow.tsx";
import { TryAgain } from "../../lists/try-again.tsx";
import { useWords } from "../../rendering/language.ts";
import { useSite } from "../../rendering/root-data.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Section } from "../../ui/section.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import styles from "./latest-updates.module.css";
import { filterAddress, filters } from "./update-addresses.ts";
import { type Update, UpdateCard } from "./update-card.tsx";

type LatestUpdatesProps = {
  heading: string;
  filter: UpdateFilter;
  /** Undefined if they could not be read. */
  items: Update[] | undefined;
};

/** app/browser/filter-updates.ts finds the section by this id. */
export const updatesId = "latest-updates";

/** News, events and resources, newest first. */
export function LatestUpdates({ heading, filter, items }: LatestUpdatesProps) {
  const { updates: words } = useWords();
  const { names } = useSite();
  const tabs = filters.map((each) => ({
    name: each === "all" ? words.all : names[kinds[each].path],
    // Without script the page reloads: the fragment leads back here.
    to: `${filterAddress(each)}#${updatesId}`,
    current: each === filter,
  }));
  return (
    // An address with a filter leads here, so nothing below may move when the browser scrolls to it.
    <Section id={updatesId} heading={heading} tone="tint" deferred={filter === "all"}>
      <Tabs label={words.filter} tabs={tabs} />
      <div className={styles.list} aria-busy={false}>
        {items?.length ? (
          <Carousel
            label={words.row}
            skip={{ to: `#${followId}`, label: words.skip }}
            previous={words.previous}
            next={words.next}
          >
            {items.map((update) => (
              <li key={`${update.kind}/${update.id}`}>
                <UpdateCard update={update} />
              </li>
            ))}
            <li>
              <WholeListCard filter={filter} />
            </li>
          </Carousel>
        ) : (
          <EmptyState text={words.empty}>{!items && <TryAgain />}</EmptyState>
        )}
        <Spinner label={words.loading} hidden />
      </div>
    </Section>
  );
}

/** The last card: links to the whole lists. */
function WholeListCard({ filter }: { filter: UpdateFilter }) {
  const { sectionWords, updates: words } = useWords();
  return (
    <div className={styles.last}>
      <h3>{words.everything}</h3>
      {(filter === "all" ? updateKinds : [filter]).map((kind) => (
        <ButtonLink key={kind} to={kinds[kind].path} variant="outline">
          {sectionWords[kind].all}
        </ButtonLink>
      ))}
    </div>
  );
}
