import { type ReactNode, useId } from "react";
import deep from "./deep.module.css";
import styles from "./section.module.css";

type SectionProps = {
  heading?: ReactNode;
  lead?: ReactNode;
  /** At the end of the heading's line, such as a link to the whole list. */
  aside?: ReactNode;
  /** `tint` sets the section off from its neighbours, `deep` strongly. */
  tone?: "plain" | "tint" | "deep";
  /** `beside`: on wide screens the heading is beside the content, which must be one element. */
  layout?: "below" | "beside";
  /** Lays the section out after the first screen, because it lies far below. */
  deferred?: boolean;
  id?: string;
  children?: ReactNode;
};

const tones = { plain: styles.plain, tint: styles.tint, deep: deep.ground };

/** A band across the page; with a heading, a landmark of that name. */
export function Section(props: SectionProps) {
  const { heading, lead, aside, tone = "plain", layout = "below", deferred, id, children } = props;
  const headingId = useId();
  return (
    <section
      id={id}
      aria-labelledby={heading ? headingId : undefined}
      className={deferred ? `${tones[tone]} ${styles.deferred}` : tones[tone]}
    >
      <div className={layout === "beside" ? `${styles.inner} ${styles.beside}` : styles.inner}>
        {heading && (
          <div className={styles.head}>
            <h2 id={headingId}>{heading}</h2>
            {aside}
          </div>
        )}
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </section>
  );
}
