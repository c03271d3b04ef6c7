import { data, redirect, useLoaderData } from "react-router";
import { indexedKinds } from "../../../content/kinds.ts";
import { listTitle } from "../../lists/list-title.ts";
import { TryAgain } from "../../lists/try-again.tsx";
import { unavailable } from "../../lists/unavailable-status.ts";
import { pageMeta } from "../../metadata/page-meta.ts";
import { useWords, wordsFor } from "../../rendering/language.ts";
import { readPage } from "../../rendering/page-loader.ts";
import type { LoaderArgs, PageOf } from "../../rendering/route-module.ts";
import { siteContext } from "../../rendering/site-context.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SearchForm } from "../../ui/search-form.tsx";
import { Section } from "../../ui/section.tsx";
import { SectionHeader } from "../../ui/section-header.tsx";
import { findEverywhere, type HitGroup } from "./find-everywhere.server.ts";
import { Hits } from "./hits.tsx";
import styles from "./search.module.css";
import { readSearchAddress, type SearchAddress, searchAddress } from "./search-address.ts";
import { SearchFilters } from "./search-filters.tsx";

export const meta = (page: PageOf<typeof loader>) =>
  pageMeta(page, {
    title: listTitle(page.words, page.loaderData.words.title, { ...page.loaderData.address, page: 1 }),
    description: page.loaderData.words.description,
    noindex: true,
  });

export async function loader(args: LoaderArgs) {
  const { request, context } = args;
  const query = new URL(request.url).searchParams;
  const address = readSearchAddress(query);
  // An emptied search field still sends `?q=`.
  if (query.has("q") && !address.q) throw redirect("/search");
  const { content, log } = context.get(siteContext);
  const words = await readPage(args, "search");
  const nothing = { words, address, years: [], suggestion: undefined };
  if (!address.q) return data({ ...nothing, groups: [] });
  try {
    const groups = await findEverywhere(content, wordsFor({ context }), address, new Date());
    const suggestion = groups.length === 0 ? await content.suggest(address.q) : undefined;
    const years = await Promise.all(indexedKinds.map((kind) => content[kind].years()));
    const found = { words, address, groups, suggestion };
    return data({ ...found, years: [...new Set(years.flat())].sort((a, b) => b - a) });
  } catch (error) {
    log.error("The site could not be searched", { error });
    return data({ ...nothing, groups: undefined }, unavailable);
  }
}

export default function Search() {
  const { search } = useWords();
  const { words, address, groups, suggestion, years } = useLoaderData<typeof loader>();
  const { q, section, year, language } = address;
  const keep = { ...(section && { section }), ...(year && { year }), ...(language && { language }) };
  return (
    <>
      <SectionHeader title={words.title} lead={words.lead}>
        <div className={styles.search}>
          <SearchForm action="/search" q={q} keep={keep} {...search.form} />
        </div>
      </SectionHeader>
      <Section>
        {q && groups && <SearchFilters address={address} years={years} />}
        {/* One element for every outcome, so that screen readers announce a change. */}
        <div role="status" className={styles.outcome}>
          <Outcome {...{ address, groups, suggestion }} />
        </div>
        {groups?.map((group) => (
          <Hits key={group.name} q={q} group={group} />
        ))}
      </Section>
    </>
  );
}

type OutcomeProps = {
  address: SearchAddress;
  groups: HitGroup[] | undefined;
  suggestion: string | undefined;
};

function Outcome({ address, groups, suggestion }: OutcomeProps) {
  const { lists, search } = useWords();
  const { q, section, year, language } = address;
  if (!groups) {
    return (
      <EmptyState text={search.failed}>
        <TryAgain />
      </EmptyState>
    );
  }
  if (!q) return null;
  if (groups.length === 0) {
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
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  const more = groups.some((group) => group.more);
  return <p>{lists.foundFor({ count: search.count({ total, more }), q })}</p>;
}
