import { deskKindOf } from "../../../desk-kinds.ts";
import { Field } from "../../ui/field.tsx";
import { Button } from "../ui/button.tsx";
import { fieldId } from "./field-id.ts";
import type { Writing } from "./writing.ts";
import styles from "./writing-form.module.css";

const questions = {
  withdraw:
    "Withdraw this? Visitors will be told that it is gone, and lists, feeds and search will not have it.",
  delete:
    "Delete this? It can be brought back for 30 days. If it is public, visitors will be told that it is gone.",
};

type Props = { writing: Writing; slug: string | null; problem: string | undefined };

/** Whatever can be done with the record. The first button is what the Enter key in a field means. */
export function PublishingButtons({ writing, slug, problem }: Props) {
  const { mayPublish, isPublic, state, ask, zone, publishAt, kind } = writing;
  const own = `/desk${deskKindOf(kind).path}/${slug}`;
  return (
    <div className={styles.acts}>
      {!mayPublish && (
        <p className={styles.note}>
          {isPublic
            ? "What you save is a proposal: visitors see it when a publisher has made it public."
            : "A publisher makes it public when it is ready."}
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
      {ask ? (
        <div id="ask" className={styles.ask}>
          <p>{questions[ask]}</p>
          <div className={styles.buttons}>
            <Button act={`${ask} now`}>{ask === "withdraw" ? "Withdraw" : "Delete"}</Button>
            <a href={own}>No, leave it as it is</a>
          </div>
        </div>
      ) : (
        <div className={styles.buttons}>
          {mayPublish && isPublic && (
            <Button act="withdraw" variant="outline">
              Withdraw
            </Button>
          )}
          {slug && (mayPublish || !isPublic) && (
            <Button act="delete" variant="outline">
              Delete
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
