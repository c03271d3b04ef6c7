import { Field } from "../../ui/field.tsx";
import { Button } from "../ui/button.tsx";
import { fieldId } from "./field-id.ts";
import type { Writing } from "./writing.ts";
import styles from "./writing-form.module.css";

/** What is asked before it is done. */
function questionOf(ask: "withdraw" | "delete", { translation, alsoIn }: Writing): string {
  if (translation) {
    const shown = `visitors will be shown the text in ${translation.original.language} instead, with a note`;
    return ask === "withdraw"
      ? `Withdraw this translation? Then ${shown}.`
      : `Delete this translation? It can be brought back for 30 days. If it is public, ${shown}.`;
  }
  const along = alsoIn.length > 0 ? ` Its translations go with it: ${alsoIn.join(", ")}.` : "";
  return ask === "withdraw"
    ? `Withdraw this? Visitors will be told that it is gone, and lists, feeds and search will not have it.${along}`
    : `Delete this? It can be brought back for 30 days. If it is public, visitors will be told that it is gone.${along}`;
}

type Props = {
  writing: Writing;
  /** Of this page; null until it is stored. */
  address: string | null;
  problem: string | undefined;
};

/** Whatever can be done with the record. The first button is what the Enter key in a field means. */
export function PublishingButtons({ writing, address, problem }: Props) {
  const { mayPublish, isPublic, state, ask, zone, publishAt, locked } = writing;
  const mayDelete = locked === null || locked === "withdrawn";
  return (
    <div className={styles.acts}>
      {!mayPublish && (
        <p className={styles.note}>
          {isPublic
            ? "What you save is a proposal: visitors see it when a publisher has made it public."
            : state === "scheduled"
              ? "What you save is a proposal: the text is published as the publisher scheduled it."
              : "A publisher makes it public when it is ready."}
          {!mayDelete && ` It is ${locked}, so only a publisher can delete it.`}
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
      {ask && (mayDelete || ask === "withdraw") ? (
        <div id="ask" className={styles.ask}>
          <p>{questionOf(ask, writing)}</p>
          <div className={styles.buttons}>
            <Button act={`${ask} now`}>{ask === "withdraw" ? "Withdraw" : "Delete"}</Button>
            <a href={address ?? ""}>No, leave it as it is</a>
          </div>
        </div>
      ) : (
        <div className={styles.buttons}>
          {mayPublish && isPublic && (
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
      )}
    </div>
  );
}
