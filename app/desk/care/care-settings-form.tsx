import { type CareSettings, reviewMonths } from "../../../server/care/care-settings.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import { Button } from "../ui/button.tsx";
import styles from "./care.module.css";

/** For administrators. */
export function CareSettingsForm({ reviewMonths: months, asksLinks }: CareSettings) {
  const { care, common } = useDeskWords();
  const words = care.settings;
  return (
    <section>
      <h2>{words.heading}</h2>
      <form method="post" action="/desk/care" className={styles.settings}>
        <label htmlFor="months">{words.months}</label>
        <input
          id="months"
          name="months"
          type="number"
          required
          min={reviewMonths.fewest}
          max={reviewMonths.most}
          defaultValue={months}
        />
        <label className={styles.choice}>
          <input type="checkbox" name="links" defaultChecked={asksLinks} />
          <span>{words.links}</span>
        </label>
        <p className={styles.facts}>{words.linksHelp}</p>
        <Button act="change settings" variant="outline">
          {common.save}
        </Button>
      </form>
    </section>
  );
}
