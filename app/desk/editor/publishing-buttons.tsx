import { Field } from "../../ui/field.tsx";
import { Button } from "../ui/button.tsx";
import { fieldId, type Writing } from "./writing.ts";
import styles from "./writing-form.module.css";

type Props = {
  writing: Writing;
  /** The address of this page; null until the record is stored. */
  address: string | null;
  problem: string | undefined;
};

/** The actions on the record. The Enter key in a field presses the first button. */
export function PublishingButtons({ writing, address, problem }: Props) {
  const { mayPublish, isPublic, state, zone, publishAt, locked } = writing;
  // A translation can be removed: visitors then read the original.
  const isFixed = writing.isFixed && !writing.translation;
  const mayDelete = !isFixed && (locked === null || locked === "withdrawn");
  return (
    <div className={styles.acts}>
      {!mayPublish && (
        <p className={styles.note}>
          {writing.proposal}
          {!mayDelete && locked && ` It is ${locked}, so only a publisher can delete it.`}
        </p>
      )}
      <div className={styles.buttons}>
        <Button act="save" variant={mayPublish ? "outline" : "primary"}>
          Save draft
        </Button>
        <Button act="preview" variant="outline">
          Preview
        </Button>
        {mayPublish && <Button act="publish">Publish</Button>}
        <Button act="history" variant="outline">
          History
        </Button>
      </div>
      {mayPublish && (
        <div className={styles.schedule}>
          <Field
            id={fieldId("due_at")}
            label="Publish at"
            name="publish_at"
            type="datetime-local"
            hint={`In your time zone, ${zone}.`}
            error={problem}
            defaultValue={publishAt}
          />
          <Button act="schedule" variant="outline">
            Schedule
          </Button>
          {state === "scheduled" && (
            <Button act="unschedule" variant="outline">
              Cancel schedule
            </Button>
          )}
        </div>
      )}
      <div className={styles.buttons}>
        {mayPublish && isPublic && !isFixed && (
          <Button act="withdraw" variant="outline">
            Withdraw
          </Button>
        )}
        {address && mayDelete && (
          <Button act="delete" variant="outline">
            Delete
          </Button>
        )}
      </div>
    </div>
  );
}
