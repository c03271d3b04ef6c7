import type { ChangedField } from "../history/changed-fields.ts";
import { ShownChanges } from "../history/shown-changes.tsx";
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
  return (
    <section aria-labelledby="stale" className={styles.stale}>
      <h2 id="stale">The original has changed since this translation</h2>
      {changed ? (
        <div {...original}>
          <ShownChanges fields={changed} />
        </div>
      ) : (
        <p>The version that was translated is no longer known: please compare the whole text.</p>
      )}
      <p>
        When you publish the translation, it counts as up to date again. If it needs no change, say so here.
      </p>
      <div className={styles.buttons}>
        <Button form={form} act="agree" variant="outline">
          Translation is up to date
        </Button>
        <label className={styles.leave}>
          <input type="checkbox" form={form} name="stays_stale" value="yes" />
          <span>Still mark it as out of date when I publish</span>
        </label>
      </div>
    </section>
  );
}
