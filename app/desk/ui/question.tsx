import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import styles from "./question.module.css";

type QuestionProps = {
  heading: string;
  /** What is about to happen, or why the page asks. */
  children: ReactNode;
  yes: { act: string; label: string };
  no: { to: string; label: string };
  /** Posted with the answer. */
  fields?: Record<string, string>;
};

/** Asks for confirmation in place of the page, with the focus on the heading so that screen readers announce it. */
export function Question({ heading, children, yes, no, fields = {} }: QuestionProps) {
  return (
    <form method="post" className={styles.question}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* biome-ignore lint/a11y/noAutofocus: this question is the whole page. */}
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
