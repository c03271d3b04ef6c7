import type { ReactNode } from "react";
import styles from "./call-to-action.module.css";
import { Section } from "./section.tsx";

type CallToActionProps = {
  heading: string;
  text?: string;
  /** The links. */
  children: ReactNode;
};

/** What the reader can do next. */
export function CallToAction({ heading, text, children }: CallToActionProps) {
  return (
    <Section>
      <div className={styles.panel}>
        <h2>{heading}</h2>
        {text && <p className={styles.text}>{text}</p>}
        <div className={styles.actions}>{children}</div>
      </div>
    </Section>
  );
}
