import type { Change } from "../../../texts/word-changes.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import type { ChangedField } from "./changed-fields.ts";
import styles from "./history.module.css";

export function ShownChanges({ fields }: { fields: ChangedField[] }) {
  if (fields.length === 0) return <p>These two versions are the same.</p>;
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
  if (kind === "same") return text;
  if (kind === "removed")
    return (
      <del className={styles.removed}>
        <VisuallyHidden>[removed: </VisuallyHidden>
        {text}
        <VisuallyHidden>]</VisuallyHidden>
      </del>
    );
  return (
    <ins className={styles.added}>
      <VisuallyHidden>[added: </VisuallyHidden>
      {text}
      <VisuallyHidden>]</VisuallyHidden>
    </ins>
  );
}
