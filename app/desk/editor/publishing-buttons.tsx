import { Field } from "../../ui/field.tsx";
import { Button } from "../ui/button.tsx";
import { fieldId } from "./field-id.ts";
import type { Writing } from "./writing.ts";
import styles from "./writing-form.module.css";

type Props = {
  writing: Writing;
  /** Of this page; null until it is stored. */
  address: string | null;
  problem: string | undefined;
};

/** Whatever can be done with the record. The first button is what the Enter key in a field means. */
export function PublishingButtons({ writing, address, problem }: Props) {
  const { mayPublish, isPublic, state, zone, publishAt, locked } = writing;
  // A translation may go: visitors read the original then.
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
            hint={`In the time zone ${zone}.`}
            error={problem}
            defaultValue={publishAt}
          />
          <Button act="schedule" variant="outline">
            Schedule
          </Button>
          {state === "scheduled" && (
            <Button act="unschedule" variant="outline">
              Do not publish then
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
