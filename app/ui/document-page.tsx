import type { ReactNode } from "react";
import styles from "./document-page.module.css";
import { RenderedProse } from "./prose.tsx";
import { SectionHeader } from "./section-header.tsx";

export type DocumentSection = { id: string; heading: string; html: string };

export type DocumentProps = {
  title: string;
  lead: string;
  updated: { text: string; date: string };
  /** The heading of the table of contents. */
  contents: string;
  sections: readonly DocumentSection[];
};

/** A long text in sections, with a table of contents that stays in view on wide screens. */
export function DocumentPage({ children, ...document }: DocumentProps & { children?: ReactNode }) {
  const { title, lead, updated, contents, sections } = document;
  return (
    <>
      <SectionHeader title={title} lead={lead}>
        {children && <div className={styles.note}>{children}</div>}
        <p className={styles.updated}>
          <time dateTime={updated.date}>{updated.text}</time>
        </p>
      </SectionHeader>
      <div className={styles.body}>
        <nav aria-labelledby="contents" className={styles.contents}>
          <h2 id="contents">{contents}</h2>
          <ol>
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <article>
          {sections.map(({ id, heading, html }) => (
            <section key={id} id={id} className={styles.section}>
              <h2>{heading}</h2>
              <RenderedProse html={html} />
            </section>
          ))}
        </article>
      </div>
    </>
  );
}
