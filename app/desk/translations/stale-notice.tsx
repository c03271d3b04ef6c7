import type { ChangedField } from "../history/changed-fields.ts";
import { ShownChanges } from "../history/shown-changes.tsx";
import { Button } from "../ui/button.tsx";
import styles from "./translations.module.css";

type StaleNoticeProps = {
  /** The form of the translation: what stands there is saved first, whatever is pressed here. */
  form: string;
  /** Undefined where what the original said then is not known any more. */
  changed: ChangedField[] | undefined;
  original: { lang: string; dir: "ltr" | "rtl" };
};

/** The original says something else now than what was translated. */
export function StaleNotice({ form, changed, original }: StaleNoticeProps) {
  return (
    <section aria-labelledby="stale" className={styles.stale}>
      <h2 id="stale">The original has changed since this translation</h2>
      {changed ? (
        <div {...original}>
          <ShownChanges fields={changed} />
        </div>
      ) : (
        <p>What it said then is not known any more: please compare all of it.</p>
      )}
      <p>
        When you publish the translation, it is taken to agree with the original again. If nothing has to be
        changed, say so here.
      </p>
      <div className={styles.buttons}>
        <Button form={form} act="agree" variant="outline">
          It agrees with the original now
        </Button>
        <label className={styles.leave}>
          <input type="checkbox" form={form} name="stays_stale" value="yes" />
          <span>Publish it, but leave it marked as stale</span>
        </label>
      </div>
    </section>
  );
}
