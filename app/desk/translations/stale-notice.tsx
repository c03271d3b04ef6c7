import type { ChangedField } from "../history/changed-fields.ts";
import { ShownChanges } from "../history/shown-changes.tsx";
import { useDeskWords } from "../rendering/desk-language.ts";
import { Button } from "../ui/button.tsx";
import styles from "./translations.module.css";

type StaleNoticeProps = {
  /** The id of the translation's form, which is saved first. */
  form: string;
  /** Undefined if the version that was translated is no longer known. */
  changed: ChangedField[] | undefined;
  original: { lang: string; dir: "ltr" | "rtl" };
};

export function StaleNotice({ form, changed, original }: StaleNoticeProps) {
  const words = useDeskWords().translations.stale;
  return (
    <section aria-labelledby="stale" className={styles.stale}>
      <h2 id="stale">{words.heading}</h2>
      {changed ? (
        <div {...original}>
          <ShownChanges fields={changed} />
        </div>
      ) : (
        <p>{words.unknown}</p>
      )}
      <p>{words.help}</p>
      <div className={styles.buttons}>
        <Button form={form} act="agree" variant="outline">
          {words.agree}
        </Button>
        <label className={styles.leave}>
          <input type="checkbox" form={form} name="stays_stale" value="yes" />
          <span>{words.leave}</span>
        </label>
      </div>
    </section>
  );
}
