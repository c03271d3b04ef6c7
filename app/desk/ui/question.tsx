import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import styles from "./question.module.css";

type QuestionProps = {
  heading: string;
  /** What is about to happen, or why it is asked. */
  children: ReactNode;
  yes: { act: string; label: string };
  no: { to: string; label: string };
  /** Posted along. */
  fields?: Record<string, string>;
};

/** Asks once, on a page of its own: in sight however long the text is, and with the focus, so that it is read aloud. */
export function Question({ heading, children, yes, no, fields = {} }: QuestionProps) {
  return (
    <form method="post" className={styles.question}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* biome-ignore lint/a11y/noAutofocus: the page is this question, and nothing else. */}
      <h1 id="ask" tabIndex={-1} autoFocus>
        {heading}
      </h1>
      {children}
      <div className={styles.answers}>
        <Button act={yes.act}>{yes.label}</Button>
        <a href={no.to}>{no.label}</a>
      </div>
    </form>
  );
}
