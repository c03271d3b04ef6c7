import type { Earlier } from "../../../server/inbox/conversations/read-conversation.ts";
import controls from "../../ui/field.module.css";
import { formatDate } from "../../ui/format-date.ts";
import { listSeparator } from "../../ui/list-separator.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import { Button } from "../ui/button.tsx";
import { usePageSettings } from "../ui/page-settings.ts";
import styles from "./enquiries.module.css";

/** Below the other messages of the same e-mail address. */
export function MergeForm({ earlier }: { earlier: Earlier[] }) {
  const { merge: words, noSubject } = useDeskWords().enquiries;
  const { language, timeZone } = usePageSettings();
  const when = (instant: string) => formatDate({ instant, form: "date-time", timeZone, language });
  const offered = earlier.filter(({ state }) => state !== "spam");
  if (offered.length === 0) return null;
  return (
    <form method="post" className={styles.merge}>
      <p>{words.help}</p>
      <div className={controls.field}>
        <label htmlFor="merge-with">{words.with}</label>
        <select id="merge-with" name="with" className={controls.control}>
          {offered.map(({ id, subject, created_at }) => (
            <option key={id} value={id} dir="auto">
              {[id, subject || noSubject, when(created_at)].join(listSeparator(language))}
            </option>
          ))}
        </select>
      </div>
      <Button act="merge" variant="outline">
        {words.button}
      </Button>
    </form>
  );
}
