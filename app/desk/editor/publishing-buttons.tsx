import { Field } from "../../ui/field.tsx";
import { useIslandWords } from "../islands/island-words.ts";
import { Button } from "../ui/button.tsx";
import { useFillMessage } from "../ui/page-settings.ts";
import { fieldId, type Writing } from "./writing.ts";
import styles from "./writing-form.module.css";

/** Makes a version. The Enter key in a field presses it, because it is the first button. */
export function SaveButton({ mayPublish }: Pick<Writing, "mayPublish">) {
  const { publishing: words } = useIslandWords();
  return (
    <Button act="save" variant={mayPublish ? "outline" : "primary"}>
      {words.save}
    </Button>
  );
}

/** What a writer does most is always in view: see writing-form.module.css. */
export function MainButtons({ mayPublish }: Pick<Writing, "mayPublish">) {
  const { publishing: words } = useIslandWords();
  return (
    <>
      {!mayPublish && <SaveButton mayPublish={mayPublish} />}
      <Button act="preview" variant="outline">
        {words.preview}
      </Button>
      {mayPublish && <Button act="publish">{words.publish}</Button>}
    </>
  );
}

/** The less frequent actions on the record. */
export function PublishingButtons({ writing }: { writing: Writing }) {
  const { publishing: words } = useIslandWords();
  const fill = useFillMessage();
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
            label={words.publishAt}
            name="publish_at"
            type="datetime-local"
            hint={fill(words.zoneHint, { zone })}
            error={writing.problems.find(({ field }) => field === "due_at")?.sentence}
            defaultValue={publishAt}
          />
          <div className={styles.buttons}>
            <Button act="schedule" variant="outline">
              {words.schedule}
            </Button>
            {state === "scheduled" && (
              <Button act="unschedule" variant="outline">
                {words.cancelSchedule}
              </Button>
            )}
          </div>
        </div>
      )}
      {!mayPublish && (
        <p className={styles.note}>
          {writing.proposal}
          {!mayDelete && (locked === "public" || locked === "scheduled") && ` ${words.locked[locked]}`}
        </p>
      )}
      <div className={styles.buttons}>
        <Button act="history" variant="outline">
          {words.history}
        </Button>
        {mayPublish && isPublic && !isFixed && (
          <Button act="withdraw" variant="outline">
            {words.withdraw}
          </Button>
        )}
        {mayDelete && (
          <span className={styles.stored}>
            <Button act="delete" variant="outline">
              {words.delete}
            </Button>
          </span>
        )}
      </div>
    </>
  );
}
