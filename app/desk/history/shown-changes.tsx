import type { ReactNode } from "react";
import type { Change } from "../../../texts/word-changes.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import type { PartsMessage } from "../../words/message.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import type { ChangedField } from "./changed-fields.ts";
import styles from "./history.module.css";

export function ShownChanges({ fields }: { fields: ChangedField[] }) {
  const { same } = useDeskWords().history;
  if (fields.length === 0) return <p>{same}</p>;
  return fields.map(({ label, changes }) => (
    <section key={label}>
      <h3>{label}</h3>
      <p dir="auto" className={styles.text}>
        {changes.map((change, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is rendered once.
          <Shown key={index} {...change} />
        ))}
      </p>
    </section>
  ));
}

/** In words too: some screen readers do not announce these elements, and some readers do not see the colours. */
function Shown({ kind, text }: Change) {
  const { removed, added } = useDeskWords().history;
  if (kind === "same") return text;
  if (kind === "removed") return <del className={styles.removed}>{withHiddenWords(removed, text)}</del>;
  return <ins className={styles.added}>{withHiddenWords(added, text)}</ins>;
}

const withHiddenWords = (sentence: PartsMessage<"text">, text: string): ReactNode =>
  sentence({ text: { text } }).map((part) =>
    typeof part === "string" ? <VisuallyHidden key={part}>{part}</VisuallyHidden> : part.text,
  );
