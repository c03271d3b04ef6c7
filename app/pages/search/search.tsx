import { data, redirect, useLoaderData } from "react-router";
import { readListAddress } from "../../lists/list-address.ts";
import { TryAgain } from "../../lists/try-again.tsx";
import { unavailable } from "../../lists/unavailable.ts";
import { pageMeta } from "../../metadata/page-meta.ts";
import type { LoaderArgs, PageOf } from "../../rendering/route-module.ts";
import { siteContext } from "../../rendering/site-context.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SearchForm } from "../../ui/search-form.tsx";
import { Section } from "../../ui/section.tsx";
import { SectionHeader } from "../../ui/section-header.tsx";
import { lists } from "../../words/en/lists.ts";
import { search } from "../../words/en/search.ts";
import { findEverywhere, type HitGroup } from "./find-everywhere.server.ts";
import { Hits } from "./hits.tsx";
import styles from "./search.module.css";

export const meta = (page: PageOf<typeof loader>) =>
  pageMeta(page, {
    title: lists.titleOf(search.title, { category: "", q: page.loaderData.q, page: 1 }),
    description: search.description,
    noindex: true,
  });

export async function loader({ request, context }: LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const { q } = readListAddress(query);
  // An emptied search field still sends `?q=`.
  if (query.has("q") && !q) throw redirect("/search");
  const { content, log } = context.get(siteContext);
  try {
    return data({ q, groups: q ? await findEverywhere(content, q, new Date()) : [] });
  } catch (error) {
    log.error("The site could not be searched", { error });
    return data({ q, groups: undefined }, unavailable);
  }
}

export default function Search() {
  const { q, groups } = useLoaderData<typeof loader>();
  return (
    <>
      <SectionHeader title={search.title} lead={search.lead}>
        <div className={styles.search}>
          <SearchForm action="/search" q={q} {...search.form} />
        </div>
      </SectionHeader>
      <Section>
        {/* One element for every outcome, so that a change of its words is announced. */}
        <div role="status" className={styles.outcome}>
          <Outcome q={q} groups={groups} />
        </div>
        {groups?.map((group) => (
          <Hits key={group.name} group={group} />
        ))}
      </Section>
    </>
  );
}

function Outcome({ q, groups }: { q: string; groups: HitGroup[] | undefined }) {
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
      <EmptyState text={search.none(q)}>
        <ButtonLink to="/sitemap" variant="outline">
          {search.allPages}
        </ButtonLink>
      </EmptyState>
    );
  }
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  const more = groups.some((group) => group.more);
  return <p>{lists.foundFor(search.count({ total, more }), q)}</p>;
}
