import { pageMeta } from "../../page-meta.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LiveSearchForm } from "../../ui/live-search-form.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Section } from "../../ui/section.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { categoryNames, faq } from "../../words/en/faq/page.ts";
import type { Route } from "./+types/faq";
import styles from "./faq.module.css";
import { FaqRows } from "./faq-rows.tsx";
import { faqPage } from "./find-faq.ts";

export const loader = ({ request }: Route.LoaderArgs) => faqPage(new URL(request.url).searchParams);

export const meta = () => pageMeta(faq);

export default function Faq({ loaderData: { term, category, rows } }: Route.ComponentProps) {
  const tabs = Object.entries(categoryNames).map(([key, name]) => ({
    name,
    to: `/faq?category=${key}`,
    current: key === category,
  }));
  const found = term && rows.length > 0;
  return (
    <>
      <PageHeader title={faq.title} lead={faq.lead} />
      <Section>
        <div className={styles.choices}>
          <LiveSearchForm action="/faq" q={term} {...faq.search} />
          <Tabs label={faq.categories} tabs={tabs} />
        </div>
      </Section>
      <Section heading={category ? categoryNames[category] : faq.results}>
        {/* It is there before it has something to say, or screen readers would not say it. */}
        <p role="status" className={styles.found}>
          {found && faq.found(rows.length, term)}
        </p>
        {rows.length > 0 ? <FaqRows rows={rows} /> : <EmptyState text={faq.none} />}
      </Section>
      <CallToAction heading={faq.prompt}>
        <ButtonLink to="/contact">{faq.contact}</ButtonLink>
      </CallToAction>
    </>
  );
}
