import { useLoaderData } from "react-router";
import { pageMeta } from "../../metadata/page-meta.ts";
import { pageLoader } from "../../rendering/page-loader.ts";
import type { PageOf } from "../../rendering/route-module.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Prose } from "../../ui/prose.tsx";
import { Section } from "../../ui/section.tsx";
import { SectionHeader } from "../../ui/section-header.tsx";
import { StepList } from "../../ui/step-list.tsx";
import { TermRows } from "../../ui/term-rows.tsx";
import styles from "./volunteer.module.css";

export const loader = pageLoader("volunteer");
export const meta = (page: PageOf<typeof loader>) =>
  pageMeta(page, { ...page.loaderData.words, below: "/get-involved" });

export default function Volunteer() {
  const { words } = useLoaderData<typeof loader>();
  return (
    <>
      <SectionHeader title={words.title} kicker={words.kicker} lead={words.lead} />
      <Section heading={words.work.heading}>
        <TermRows items={words.work.items} />
      </Section>
      <Section tone="tint">
        <div className={styles.terms}>
          {[words.terms.ask, words.terms.offer].map(({ heading, items }) => (
            <Prose key={heading}>
              <h2>{heading}</h2>
              <ul>
                {items.map((item) => (
                  <li key={item.id}>{item.text}</li>
                ))}
              </ul>
            </Prose>
          ))}
        </div>
        <p className={styles.unpaid}>{words.terms.unpaid}</p>
      </Section>
      <Section heading={words.steps.heading}>
        <StepList steps={words.steps.items} across />
      </Section>
      <CallToAction heading={words.next.heading} text={words.next.text}>
        <ButtonLink to={words.next.first.to}>{words.next.first.label}</ButtonLink>
        <ButtonLink to={words.next.second.to} variant="outline">
          {words.next.second.label}
        </ButtonLink>
      </CallToAction>
    </>
  );
}
