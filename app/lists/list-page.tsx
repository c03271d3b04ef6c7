import type { ReactNode } from "react";
import { type SectionKind, sectionOf } from "../../content/kinds.ts";
import { useWords } from "../rendering/language.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { FilterRow } from "../ui/filter-links.tsx";
import { Pagination } from "../ui/pagination.tsx";
import { SearchForm } from "../ui/search-form.tsx";
import { Section } from "../ui/section.tsx";
import { SectionHeader } from "../ui/section-header.tsx";
import type { ListWords, Total } from "../words/en/lists.ts";
import { type Card, Cards } from "./cards.tsx";
import { LanguageFilter } from "./language-filter.tsx";
import { type ListAddress, listAddress } from "./list-address.ts";
import styles from "./list-page.module.css";
import { ResultsLink, resultsId } from "./results-link.tsx";
import { SaveForOffline } from "./save-for-offline.tsx";
import type { SaveOffer } from "./save-offer.server.ts";
import { translatedName } from "./translated-names.ts";
import { TryAgain } from "./try-again.tsx";
import { YearLinks } from "./year-links.tsx";

type Place = Total & { page: number; pages: number };

type ListPageProps<Item> = {
  kind: SectionKind;
  intro: { title: string; lead: string };
  address: ListAddress;
  /** Undefined if it could not be read. */
  list: (Place & { items: Item[] }) | undefined;
  /** The years that have records. */
  years: number[];
  /** A better search term, if nothing was found. */
  suggestion: string | undefined;
  /** The pack of the whole list. */
  save: SaveOffer | undefined;
  /** Content of the header instead of the section's drawing, and the class that makes room for it. */
  opening?: { className: string | undefined; content: ReactNode } | undefined;
  /** Sections between the header and the list, which then has this heading and the search. */
  before?: ReactNode;
  heading?: string;
  /** Tabs or filters above the list. */
  filters?: ReactNode;
  /** Renders the records, if plain cards are not enough. */
  children?: (items: Item[]) => ReactNode;
};

/** The list of a section with search, count and pagination. */
export function ListPage<Item extends Card>(props: ListPageProps<Item>) {
  const { lists, sectionWords, ownWords } = useWords();
  const { categoryNames, allResources } = ownWords.resources;
  const {
    kind,
    intro,
    address,
    list,
    years,
    suggestion,
    save,
    opening,
    before,
    heading,
    filters,
    children = (items) => <Cards {...{ kind, items, address }} />,
  } = props;
  const { path } = sectionOf(kind);
  const words = sectionWords[kind].list;
  const { q, category, type, year, language } = address;
  const keep = {
    ...(category && { category }),
    ...(type && { type }),
    ...(year && { year }),
    ...(language && { language }),
  };
  const categoryName = category ? translatedName(categoryNames, category) : allResources;
  // A year or language without records counts as a search without results.
  const searched = Boolean(list && (q || year || language));
  const narrowed = searched || Boolean(list && (category || type));
  const search = (
    <div className={styles.search}>
      <SearchForm
        action={path}
        q={q}
        keep={keep}
        label={words.searchLabel}
        submit={lists.search}
        clear={{ label: lists.clearSearch, to: listAddress(path, { ...address, q: "", page: 1 }) }}
      />
    </div>
  );
  return (
    <>
      <SectionHeader
        title={intro.title}
        lead={intro.lead}
        {...(opening && { art: null, className: opening.className })}
      >
        {!before && search}
        {opening?.content}
      </SectionHeader>
      {before}
      <Section heading={heading}>
        {before && (narrowed || list?.items.length !== 0) && search}
        <ResultsLink />
        {filters}
        <FilterRow>
          <YearLinks
            {...{ years, year }}
            addressOf={(each) => listAddress(path, { ...address, year: each, page: 1 })}
          />
          <LanguageFilter
            language={language}
            addressOf={(each) => listAddress(path, { ...address, language: each, page: 1 })}
          />
        </FilterRow>
        {/* One element for every outcome, so that screen readers announce a change. */}
        <div role="status" id={resultsId} tabIndex={-1} className={styles.outcome}>
          {list && list.items.length > 0 ? (
            <Count list={list} q={q} words={words} />
          ) : (
            <EmptyState text={words.empty({ searched, narrowed, category: categoryName })}>
              {!list && <TryAgain />}
              {suggestion && (
                <ButtonLink to={listAddress(path, { ...address, q: suggestion, page: 1 })} variant="outline">
                  {lists.didYouMean({ term: suggestion })}
                </ButtonLink>
              )}
            </EmptyState>
          )}
        </div>
        {list && list.items.length > 0 && (
          <>
            {children(list.items)}
            <Pagination
              page={list.page}
              pages={list.pages}
              addressOf={(page) => listAddress(path, { ...address, page })}
              words={lists.pages}
            />
            {save && <SaveForOffline {...save} />}
          </>
        )}
      </Section>
    </>
  );
}

function Count({ list, q, words }: { list: Place; q: string; words: ListWords }) {
  const { lists } = useWords();
  const count = words.count(list);
  return (
    <p className={styles.count}>
      {q ? lists.foundFor({ count, q }) : count}
      {list.pages > 1 && `. ${lists.pageOf({ page: list.page, pages: list.pages })}`}
    </p>
  );
}
