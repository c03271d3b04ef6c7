import type { ReactNode } from "react";
import { ForeignText } from "./foreign-text.tsx";
import { Link } from "./link.tsx";
import { useLanguage } from "./page-language.ts";
import styles from "./record-card.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";
import whole from "./whole-link.module.css";

type RecordCardProps = {
  to: string;
  title: ReactNode;
  /** Its picture, or a narrow band. */
  top: ReactNode;
  /** Above the title: a category or a badge. */
  kicker?: ReactNode;
  excerpt?: ReactNode;
  /** The last line: a date, a place. */
  meta?: ReactNode;
  /** The text of the card's link, such as "Read More"; without it the title is the link. */
  action?: string;
  heading?: "h2" | "h3";
  id?: string;
  /** The language of title and excerpt. */
  lang?: string;
};

/** A record in a list. Its one link covers the whole card. The text may be in any script. */
export function RecordCard(props: RecordCardProps) {
  const { to, title, top, kicker, excerpt, meta, action, heading: Heading = "h3", id } = props;
  const page = useLanguage();
  const foreign = props.lang === page ? undefined : props.lang;
  const shownTitle = typeof title === "string" ? <ForeignText>{title}</ForeignText> : title;
  return (
    <article id={id} className={styles.card}>
      {top}
      <div className={styles.body}>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <Heading dir="auto" lang={foreign} className={styles.title}>
          {action ? (
            shownTitle
          ) : (
            <Link to={to} className={whole.link}>
              {shownTitle}
            </Link>
          )}
        </Heading>
        {excerpt && (
          <p dir="auto" lang={foreign} className={styles.excerpt}>
            {excerpt}
          </p>
        )}
        {meta && <p className={styles.meta}>{meta}</p>}
        {action && (
          <p className={styles.action}>
            <Link to={to} className={whole.link}>
              {action}
              <VisuallyHidden>
                : <span lang={foreign}>{shownTitle}</span>
              </VisuallyHidden>
            </Link>
          </p>
        )}
      </div>
    </article>
  );
}
