import { useLoaderData } from "react-router";
import { pageMeta } from "../../metadata/page-meta.ts";
import { pageLoader } from "../../rendering/page-loader.ts";
import type { PageOf } from "../../rendering/route-module.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import deep from "../../ui/deep.module.css";
import { Section } from "../../ui/section.tsx";
import { SectionHeader } from "../../ui/section-header.tsx";
import styles from "./mission-vision.module.css";

export const loader = pageLoader("mission-vision");
export const meta = (page: PageOf<typeof loader>) =>
  pageMeta(page, { ...page.loaderData.words, below: "/about" });

export default function MissionVision() {
  const { words } = useLoaderData<typeof loader>();
  return (
    <>
      <SectionHeader title={words.title} kicker={words.kicker} lead={words.lead} />
      <Section heading={words.principles.heading} lead={words.principles.lead}>
        <div className={styles.spread}>
          {[words.mission, words.vision].map(({ heading, text, points }, index) => (
            <div key={heading} className={index === 0 ? styles.page : `${deep.ground} ${styles.page}`}>
              <h3>{heading}</h3>
              <p className={styles.statement}>{text}</p>
              <ul>
                {points.map((point) => (
                  <li key={point.id}>{point.text}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
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
