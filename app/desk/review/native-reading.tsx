import type { ReactNode } from "react";
import type { NativeReading as Reading } from "../../../server/publishing/review/native-readings.ts";
import { maxName } from "../../../server/publishing/review/review-limits.ts";
import { Field } from "../../ui/field.tsx";
import { formatDate } from "../../ui/format-date.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import { Button } from "../ui/button.tsx";
import { usePageSettings } from "../ui/page-settings.ts";
import styles from "./review.module.css";

type NativeReadingProps = {
  reading: (Reading & { isCurrent: boolean }) | undefined;
  hash: string;
  mayRecord: boolean;
  /** "2026-11-17" */
  today: string;
  problems: { reader?: string | undefined; read_on?: string | undefined };
  typed: { reader: string; on: string };
};

export function NativeReading({ reading, hash, mayRecord, today, problems, typed }: NativeReadingProps) {
  const words = useDeskWords().review.reading;
  const { language } = usePageSettings();
  if (!mayRecord && !reading) return null;
  const said =
    reading &&
    (reading.isCurrent ? words.read : words.before)<ReactNode>({
      reader: <bdi key="reader">{reading.reader}</bdi>,
      date: formatDate({ instant: reading.on, form: "date", timeZone: "UTC", language }),
    });
  return (
    <section aria-labelledby="reading">
      <h2 id="reading">{words.heading}</h2>
      {said && <p>{said}</p>}
      {mayRecord && (
        <>
          <p>{words.help}</p>
          <form method="post" className={styles.form}>
            <input type="hidden" name="hash" value={hash} />
            <Field
              id="reader"
              label={words.reader}
              name="reader"
              maxLength={maxName}
              autoComplete="off"
              defaultValue={typed.reader}
              error={problems.reader}
            />
            <Field
              id="read-on"
              label={words.on}
              name="read_on"
              type="date"
              max={today}
              defaultValue={typed.on || today}
              error={problems.read_on}
            />
            <div className={styles.buttons}>
              <Button act="record reading" variant="outline">
                {words.record}
              </Button>
              {reading && (
                <Button act="remove reading" variant="outline">
                  {words.remove}
                </Button>
              )}
            </div>
          </form>
        </>
      )}
    </section>
  );
}
