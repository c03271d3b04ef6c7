import { useEffect, useRef } from "react";
import { Form } from "react-router";
import buttons from "./button.module.css";
import { Link } from "./link.tsx";
import styles from "./search-form.module.css";

type SearchFormProps = {
  /** The address of the list; the form adds `?q=`. */
  action: string;
  q: string;
  /** What else the address says and the search keeps, by name. */
  keep?: Record<string, string>;
  label: string;
  submit: string;
  clear: { label: string; to: string };
};

/** Typing changes nothing; submitting leads to the found list, with script or without. */
export function SearchForm({ action, q, keep = {}, label, submit, clear }: SearchFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(q);
  const sent = useRef<string>(undefined);
  // The term follows the address (back, forward, a cleared search), but never overwrites what was typed
  // before the page came alive, or while the search was on its way.
  useEffect(() => {
    if (!field.current || shown.current === q) return;
    if (sent.current !== q) field.current.value = q;
    shown.current = q;
    sent.current = undefined;
  }, [q]);
  return (
    <Form
      role="search"
      aria-label={label}
      method="get"
      action={action}
      preventScrollReset
      className={q ? `${styles.form} ${styles.searched}` : styles.form}
      onSubmit={() => {
        if (!field.current) return;
        field.current.value = field.current.value.trim();
        sent.current = field.current.value;
      }}
    >
      <label className={styles.label}>
        <span>{label}</span>
        <input
          ref={field}
          type="search"
          name="q"
          defaultValue={q}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          className={styles.field}
        />
      </label>
      {Object.entries(keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={`${buttons.button} ${buttons.primary}`}>
        {submit}
      </button>
      {q && (
        <Link to={clear.to} preventScrollReset className={styles.clear}>
          {clear.label}
        </Link>
      )}
    </Form>
  );
}
