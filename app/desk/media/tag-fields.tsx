import { Field } from "../../ui/field.tsx";
import { useDeskWords } from "../rendering/desk-language.ts";
import styles from "./media.module.css";

type Props = { tags: string[]; knownTags: string[]; isLocked: boolean };

/** The tags of an item, which can be unticked, and a field for others with suggestions. */
export function TagFields({ tags, knownTags, isLocked }: Props) {
  const { media: words } = useDeskWords();
  return (
    <fieldset className={styles.group}>
      <legend>{words.tags}</legend>
      {/* Browsers do not send unticked checkboxes, so this says that there were some. */}
      <input type="hidden" name="tags" value="on" />
      {tags.length > 0 && (
        <div className={styles.buttons}>
          {tags.map((tag) => (
            <label key={tag} className={styles.check}>
              <input type="checkbox" name="tag" value={tag} defaultChecked disabled={isLocked} />
              <bdi>{tag}</bdi>
            </label>
          ))}
        </div>
      )}
      {!isLocked && (
        <>
          <Field
            id="new_tags"
            name="new_tags"
            label={words.addTags}
            hint={words.addTagsHint}
            list="known-tags"
            maxLength={200}
            autoComplete="off"
          />
          <datalist id="known-tags">
            {knownTags
              .filter((tag) => !tags.includes(tag))
              .map((tag) => (
                <option key={tag} value={tag} />
              ))}
          </datalist>
        </>
      )}
    </fieldset>
  );
}
