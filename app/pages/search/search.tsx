import { data, redirect, useLoaderData } from "react-router";
import { nothingFound } from "../../../server/counts/failed-search.ts";
import { listTitle } from "../../lists/list-title.ts";
import { ResultsLink, resultsId } from "../../lists/results-link.tsx";
import { TryAgain } from "../../lists/try-again.tsx";
import { unavailable } from "../../lists/unavailable-status.ts";
import { pageMeta } from "../../metadata/page-meta.ts";
import { useWords, wordsFor } from "../../rendering/language.ts";
import { readPage } from "../../rendering/page-loader.ts";
import type { LoaderArgs, PageOf } from "../../rendering/route-module.ts";
import { siteContext } from "../../rendering/site-context.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Link } from "../../ui/link.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { SearchForm } from "../../ui/search-form.tsx";
import { Section } from "../../ui/section.tsx";
import { SectionHeader } from "../../ui/section-header.tsx";
import { type Results, searchOrCorrect } from "./find-everywhere.server.ts";
import { Hits } from "./hits.tsx";
import styles from "./search.module.css";
import { readSearchAddress, type SearchAddress, searchAddress } from "./search-address.ts";
import { SearchFilters } from "./search-filters.tsx";

export const meta = (page: PageOf<typeof loader>) =>
  pageMeta(page, {
    title: listTitle(page.words, page.loaderData.words.title, {
      ...page.loaderData.address,
      page: page.loaderData.results?.page ?? 1,
    }),
    description: page.loaderData.words.description,
    noindex: true,
  });

export async function loader(args: LoaderArgs) {
  const { request, context } = args;
  const query = new URL(request.url).searchParams;
  const address = readSearchAddress(query);
  // An emptied search field still sends `?q=`.
  if (query.has("q") && !address.q) throw redirect("/search");
  const site = context.get(siteContext);
  const words = await readPage(args, "search");
  const nothing = { words, address, years: [], correction: undefined };
  if (!address.q) return data({ ...nothing, results: undefined, failed: false });
  try {
    const { results, correction } = await searchOrCorrect(site, wordsFor({ context }), address);
    const { section, year, language } = address;
    const isNothing = results.hits.length === 0 && !section && !year && !language;
    return data(
      { words, address, results, correction, years: await site.content.years(), failed: false },
      isNothing ? nothingFound : undefined,
    );
  } catch (error) {
    site.log.error("The site could not be searched", { error });
    return data({ ...nothing, results: undefined, failed: true }, unavailable);
  }
}

export default function Search() {
  const { lists, search } = useWords();
  const { words, address, results, correction, years, failed } = useLoaderData<typeof loader>();
  const { q, section, year, language } = address;
  const keep = { ...(section && { section }), ...(year && { year }), ...(language && { language }) };
  const hits = results?.hits ?? [];
  // The term that the results are for.
  const term = correction && hits.length > 0 ? correction.term : q;
  return (
    <>
      <SectionHeader title={words.title} lead={words.lead}>
        <div className={styles.search}>
          <SearchForm action="/search" q={q} keep={keep} {...search.form} />
        </div>
      </SectionHeader>
      <Section>
        {results && (
          <>
            <ResultsLink />
            <SearchFilters address={address} years={years} found={results.sections} />
          </>
        )}
        {/* One element for every outcome, so that screen readers announce a change. */}
        <div role="status" id={resultsId} tabIndex={-1} className={styles.outcome}>
          {failed && (
            <EmptyState text={search.failed}>
              <TryAgain />
            </EmptyState>
          )}
          {results && hits.length === 0 && <Nothing address={address} suggestion={correction?.term} />}
          {results && hits.length > 0 && <Count results={results} term={term} address={address} />}
        </div>
        <Hits q={term} hits={hits} />
        {results && (
          <Pagination
            page={results.page}
            pages={results.pages}
            addressOf={(page) => searchAddress({ ...address, page })}
            words={lists.pages}
          />
        )}
      </Section>
    </>
  );
}

type CountProps = { results: Results; term: string; address: SearchAddress };

function Count({ results, term, address }: CountProps) {
  const { lists, search } = useWords();
  const { total, more, page, pages } = results;
  const isCorrected = term !== address.q;
  return (
    <>
      {isCorrected && (
        <p>
          <b>{search.showing({ q: term })}</b>{" "}
          <Link to={searchAddress({ ...address, exact: true, page: 1 })} className={styles.instead}>
            {search.instead({ q: address.q })}
          </Link>
        </p>
      )}
      <p>
        {lists.foundFor({ count: search.count({ total, more }), q: term })}
        {pages > 1 && `. ${lists.pageOf({ page, pages })}`}
      </p>
    </>
  );
}

function Nothing({ address, suggestion }: { address: SearchAddress; suggestion: string | undefined }) {
  const { lists, search } = useWords();
  const { q, section, year, language } = address;
  return (
    <EmptyState text={section || year || language ? search.noneHere({ q }) : search.none({ q })}>
      {suggestion && (
        <ButtonLink to={searchAddress({ q: suggestion })}>
          {lists.didYouMean({ term: suggestion })}
        </ButtonLink>
      )}
      <ButtonLink to="/sitemap" variant="outline">
        {search.allPages}
      </ButtonLink>
    </EmptyState>
  );
}
