import { isSection } from "../../../content/kinds.ts";
import { organisation } from "../../../organisation.ts";
import { intervals, maxRepeats } from "../../../server/publishing/repeated-dates.ts";
import { Field, FieldFrame } from "../../ui/field.tsx";
import { editionAddress } from "../editions/edition-address.ts";
import { fieldId, type Writing, writingForm } from "../editor/writing.ts";
import styles from "../editor/writing-form.module.css";
import { useDeskWords } from "../rendering/desk-language.ts";
import { Button } from "../ui/button.tsx";
import { addressPartsIn } from "./done-notice.tsx";

type Props = {
  writing: Writing;
  /** The day of the first publication, if it can be changed. */
  publishedOn: string | undefined;
  /** Undefined if it cannot be featured on Home. */
  isFeatured: boolean | undefined;
};

/** Acts on a stored original that are rarely needed. Their buttons save the form first. */
export function RecordExtras({ writing, publishedOn, isFeatured }: Props) {
  const { records, newsletter } = useDeskWords();
  const { publishedOn: words, duplicate, feature } = records;
  if (writing.slug === null || writing.translation || writing.isFixed) return null;
  return (
    <>
      {writing.mayPublish && publishedOn && (
        <div className={styles.schedule}>
          <Field
            id={fieldId("published_on")}
            form={writingForm}
            label={words.label}
            name="published_on"
            type="date"
            hint={words.hint({ zone: organisation.timeZone })}
            error={writing.problems.find(({ field }) => field === "published_on")?.sentence}
            defaultValue={publishedOn}
          />
          <div className={styles.buttons}>
            <Button form={writingForm} act="backdate" variant="outline">
              {words.button}
            </Button>
          </div>
        </div>
      )}
      {writing.mayPublish && isFeatured !== undefined && (
        <div className={styles.schedule}>
          <p>{isFeatured ? feature.isFeatured : feature.hint}</p>
          <div className={styles.buttons}>
            <Button form={writingForm} act={isFeatured ? "unfeature" : "feature"} variant="outline">
              {isFeatured ? feature.remove : feature.add}
            </Button>
          </div>
        </div>
      )}
      {isSection(writing.kind) && writing.kind !== "newsletter" && (
        <div className={styles.buttons}>
          <a href={editionAddress(addressPartsIn(writing), "mail")}>{newsletter.mail.link}</a>
        </div>
      )}
      {writing.kind === "events" && <Repeat />}
      <div className={styles.buttons}>
        <Button form={writingForm} act="duplicate" variant="outline">
          {duplicate}
        </Button>
      </div>
    </>
  );
}

/** Further dates of an event, as drafts. */
function Repeat() {
  const { repeat } = useDeskWords().records;
  return (
    <div className={styles.schedule}>
      <FieldFrame id={fieldId("every")} label={repeat.every} hint={repeat.hint}>
        {(shared) => (
          <select form={writingForm} name="every" defaultValue="week" {...shared}>
            {intervals.map((interval) => (
              <option key={interval} value={interval}>
                {repeat.intervals[interval]}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <Field
        id={fieldId("times")}
        form={writingForm}
        label={repeat.times}
        name="times"
        type="number"
        min={1}
        max={maxRepeats}
        defaultValue={1}
      />
      <div className={styles.buttons}>
        <Button form={writingForm} act="repeat" variant="outline">
          {repeat.button}
        </Button>
      </div>
    </div>
  );
}
