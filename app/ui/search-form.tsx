import { localPath } from "../../languages.ts";
import buttons from "./button.module.css";
import { Link } from "./link.tsx";
import { useLanguage } from "./page-language.ts";
import styles from "./search-form.module.css";

type SearchFormProps = {
  /** The address of the list; the form adds `?q=`. */
  action: string;
  q: string;
  /** Other query parameters to keep, such as the category. */
  keep?: Record<string, string>;
  label: string;
  submit: string;
  clear: { label: string; to: string };
};

/** A search field that submits to a list. */
export function SearchForm({ action, q, keep = {}, label, submit, clear }: SearchFormProps) {
  return (
    <form
      role="search"
      aria-label={label}
      method="get"
      action={localPath(useLanguage(), action)}
      className={styles.form}
    >
      <label className={styles.label}>
        <span>{label}</span>
        <input
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
        <Link to={clear.to} className={styles.clear}>
          {clear.label}
        </Link>
      )}
      <span hidden />
    </form>
  );
}
