import { data, redirect, useLoaderData } from "react-router";
import { nothingFound } from "../../../server/counts/failed-search.ts";
import { listTitle } from "../../lists/list-title.ts";
import { pageMeta } from "../../metadata/page-meta.ts";
import { faqPageData } from "../../metadata/structured-data/faq-data.ts";
import { useWords } from "../../rendering/language.ts";
import { readPage } from "../../rendering/page-loader.ts";
import type { LoaderArgs, PageOf } from "../../rendering/route-module.ts";
import { siteContext } from "../../rendering/site-context.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LiveSearchForm } from "../../ui/live-search-form.tsx";
import { Section } from "../../ui/section.tsx";
import { SectionHeader } from "../../ui/section-header.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import styles from "./faq.module.css";
import { FaqRows } from "./faq-rows.tsx";
import { faqPage, faqRows } from "./find-faq.server.ts";

const resultsId = "questions";

export async function loader(args: LoaderArgs) {
  const { request, context } = args;
  const query = new URL(request.url).searchParams;
  const site = context.get(siteContext);
  const { entries, ...page } = await faqPage(site.content.faq, query);
  // An emptied search field still sends `?q=`.
  if (query.has("q") && !page.q) throw redirect("/faq");
  return data(
    { ...page, words: await readPage(args, "faq"), rows: await faqRows(site, entries, request) },
    page.q && entries.length === 0 ? nothingFound : undefined,
  );
}

export const meta = (page: PageOf<typeof loader>) => {
  const { words, q, category, rows } = page.loaderData;
  const { faq } = page.words;
  const chosen = category && category !== "general" ? faq.categoryNames[category] : "";
  const title = listTitle(page.words, words.title, { category: chosen, q, page: 1 });
  return pageMeta(page, {
    title,
    description: words.description,
    address: chosen ? `/faq?category=${category}` : "/faq",
    noindex: q !== "",
    structured: q ? [] : [faqPageData(rows, page)],
  });
};

export default function Faq() {
  const { faq } = useWords();
  const { words, q, category, rows } = useLoaderData<typeof loader>();
  const tabs = Object.entries(faq.categoryNames).map(([key, name]) => ({
    name,
    to: `/faq?category=${key}`,
    current: key === category,
  }));
  return (
    <>
      <SectionHeader title={words.title} lead={words.lead}>
        <div className={styles.search}>
          <LiveSearchForm action="/faq" results={resultsId} q={q} {...faq.search} />
        </div>
      </SectionHeader>
      <Section id={resultsId}>
        <Tabs label={faq.categories} tabs={tabs} />
        <h2 className={styles.heading}>{category ? faq.categoryNames[category] : faq.results}</h2>
        {/* One element for every outcome, so that screen readers announce a change. */}
        <div role="status" className={styles.outcome}>
          {rows.length === 0 && <EmptyState text={faq.none} />}
          {q && rows.length > 0 && faq.found({ count: rows.length, term: q })}
        </div>
        <FaqRows rows={rows} />
      </Section>
      <CallToAction heading={words.next.heading}>
        <ButtonLink to={words.next.button.to}>{words.next.button.label}</ButtonLink>
      </CallToAction>
    </>
  );
}
