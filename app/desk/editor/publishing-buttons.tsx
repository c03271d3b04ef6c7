import { Field } from "../../ui/field.tsx";
import { Button } from "../ui/button.tsx";
import { fieldId, type Writing } from "./writing.ts";
import styles from "./writing-form.module.css";

/** Makes a version. The Enter key in a field presses it, because it is the first button. */
export const SaveButton = ({ mayPublish }: Pick<Writing, "mayPublish">) => (
  <Button act="save" variant={mayPublish ? "outline" : "primary"}>
    Save draft
  </Button>
);

/** What a writer does most is always in view: see writing-form.module.css. */
export const MainButtons = ({ mayPublish }: Pick<Writing, "mayPublish">) => (
  <>
    {!mayPublish && <SaveButton mayPublish={mayPublish} />}
    <Button act="preview" variant="outline">
      Preview
    </Button>
    {mayPublish && <Button act="publish">Publish</Button>}
  </>
);

/** The less frequent actions on the record. */
export function PublishingButtons({ writing }: { writing: Writing }) {
  const { mayPublish, isPublic, state, zone, publishAt, locked } = writing;
  // A translation can be removed: visitors then read the original.
  const isFixed = writing.isFixed && !writing.translation;
  const mayDelete = !isFixed && (locked === null || locked === "withdrawn");
  return (
    <>
      {mayPublish && (
        <div className={styles.schedule}>
          <Field
            id={fieldId("due_at")}
            label="Publish at"
            name="publish_at"
            type="datetime-local"
            hint={`In your time zone, ${zone}.`}
            error={writing.problems.find(({ field }) => field === "due_at")?.sentence}
            defaultValue={publishAt}
          />
          <div className={styles.buttons}>
            <Button act="schedule" variant="outline">
              Schedule
            </Button>
            {state === "scheduled" && (
              <Button act="unschedule" variant="outline">
                Cancel schedule
              </Button>
            )}
          </div>
        </div>
      )}
      {!mayPublish && (
        <p className={styles.note}>
          {writing.proposal}
          {!mayDelete && locked && ` It is ${locked}, so only a publisher can delete it.`}
        </p>
      )}
      <div className={styles.buttons}>
        <Button act="history" variant="outline">
          History
        </Button>
        {mayPublish && isPublic && !isFixed && (
          <Button act="withdraw" variant="outline">
            Withdraw
          </Button>
        )}
        {mayDelete && (
          <span className={styles.stored}>
            <Button act="delete" variant="outline">
              Delete
            </Button>
          </span>
        )}
      </div>
    </>
  );
}
