import { localPath } from "../../languages.ts";
import buttons from "./button.module.css";
import { useLanguage } from "./page-language.ts";
import styles from "./search-form.module.css";

type LiveSearchFormProps = {
  /** The address of the list; the form adds `?q=`. */
  action: string;
  /** The id of the section with the results, which app/browser/live-search.ts replaces while the visitor types. */
  results: string;
  q: string;
  label: string;
  placeholder: string;
  submit: string;
};

export function LiveSearchForm({ action, results, q, label, placeholder, submit }: LiveSearchFormProps) {
  return (
    <form
      role="search"
      aria-label={label}
      action={localPath(useLanguage(), action)}
      data-live={results}
      className={styles.form}
    >
      <label className={styles.label}>
        <span>{label}</span>
        <input
          type="search"
          name="q"
          defaultValue={q}
          placeholder={placeholder}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          className={styles.field}
        />
      </label>
      <button type="submit" className={`${buttons.button} ${buttons.primary}`}>
        {submit}
      </button>
      <span hidden />
    </form>
  );
}
