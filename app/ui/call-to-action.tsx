import { type ReactNode, useId } from "react";
import styles from "./call-to-action.module.css";
import deep from "./deep.module.css";

type CallToActionProps = {
  heading: string;
  text?: string;
  /** The links. */
  children: ReactNode;
};

/** What the reader can do next, on a deep band across the page. */
export function CallToAction({ heading, text, children }: CallToActionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={`${deep.ground} ${styles.band}`}>
      <div className={styles.inner}>
        <h2 id={headingId}>{heading}</h2>
        {text && <p className={styles.text}>{text}</p>}
        <div className={styles.actions}>{children}</div>
      </div>
    </section>
  );
}
