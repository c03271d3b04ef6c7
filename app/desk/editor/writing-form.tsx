import { type ReactNode, useRef, useState } from "react";
import type { Field, Fields } from "../../../content/define.ts";
import { fieldAt, fullLabel, listIn } from "../../../content/entries.ts";
import { ServerSlot } from "../../islands/server-slot.tsx";
import { Field as TextField } from "../../ui/field.tsx";
import { useIslandWords } from "../islands/island-words.ts";
import { SignInDialog } from "../islands/sign-in-again.tsx";
import { completeFields } from "./complete-links.ts";
import { Conflicts } from "./conflicts.tsx";
import { EntriesField } from "./entries-field.tsx";
import { FieldGroups } from "./field-groups.tsx";
import { LivePreview } from "./live-preview.tsx";
import { OriginalField } from "./original-field.tsx";
import { SaveLine } from "./save-line.tsx";
import { isUnsaved } from "./save-state.ts";
import { useAutosave } from "./use-autosave.ts";
import { useEntries } from "./use-entries.ts";
import type { Values } from "./values.ts";
import { fieldId, type Writing, writingForm } from "./writing.ts";
import { WritingField } from "./writing-field.tsx";
import styles from "./writing-form.module.css";

type Slots = {
  notes?: ReactNode;
  save?: ReactNode;
  publish?: ReactNode;
  languages?: ReactNode;
  more?: ReactNode;
};

/**
 * The fields of a record and the actions on it. Without script it is a plain form. The text comes first, and "Publish"
 * right after it for the keyboard; the style sheet puts it where it is always in view.
 */
export function WritingForm({ notes, save, publish, languages, more, ...writing }: Writing & Slots) {
  const { id, revision, problems, values, address, translation, fields, isFixed } = writing;
  const words = useIslandWords().writing;
  const form = useRef<HTMLFormElement>(null);
  const orders = useEntries(form, fields, values);
  const addressOf = (known: string) => `${writing.list}/${known}${translation ? `/${translation.lang}` : ""}`;
  const complete = (typed: Values) => completeFields(fields, typed);
  const { namesIn, prepare } = orders;
  const autosaved = { ...writing, namesIn, prepare, addressOf, complete };
  const [sample, setSample] = useState(writing.sample);
  const [changesWait, setChangesWait] = useState(writing.changesWait);
  const { state, slug, conflicts, resolve, signIn } = useAutosave(form, autosaved, (answer) => {
    if (typeof answer === "object" && answer && "changesWait" in answer)
      setChangesWait(Boolean(answer.changesWait));
    if (typeof answer === "object" && answer && "isSample" in answer && !answer.isSample)
      setSample((before) => before && "was");
  });
  const problemOf = (name: string) => problems.find(({ field }) => field === name)?.sentence;
  const fieldsIn = (own: Fields): ReactNode =>
    Object.entries(own).map(([name, field]) => {
      const list = listIn(field);
      if (list)
        return (
          <EntriesField
            key={name}
            {...{ name, field, list, values, orders }}
            problem={problemOf(name)}
            fieldsWithProblems={problems.map((problem) => problem.field)}
          >
            {fieldsIn}
          </EntriesField>
        );
      const original = translation?.original.fields.find((one) => one.name === name);
      const writingField = (
        <WritingField
          key={name}
          name={name}
          field={field}
          value={values[name] ?? ""}
          offers={writing.offers}
          problem={problemOf(name)}
          record={id}
          {...(translation && { translation })}
        />
      );
      if (!translation || !original) return writingField;
      return (
        <div key={name} className={styles.pair}>
          <OriginalField field={original} original={translation.original} />
          {writingField}
        </div>
      );
    });
  const isWhole = translation !== null || isFixed;
  const isText = (name: string, { type }: Field) => isWhole || name === writing.titleField || type === "text";
  const groups = (own: Fields) => <FieldGroups fields={own}>{fieldsIn}</FieldGroups>;
  return (
    <div className={translation ? styles.sideBySide : styles.desk}>
      <form
        ref={form}
        id={writingForm}
        method="post"
        encType="multipart/form-data"
        autoComplete="off"
        noValidate
        data-stored={slug !== null || undefined}
        className={styles.form}
      >
        <input type="hidden" name="id" defaultValue={id} />
        <input type="hidden" name="base" defaultValue={revision} />
        <div className={styles.notes}>
          {sample && (
            <p className={styles.note} role="status">
              {writing.sampleNotes[sample]}
            </p>
          )}
          <ServerSlot as="div" className={styles.slot}>
            {notes}
          </ServerSlot>
          <Conflicts
            labelOf={(name) => fullLabel(fieldAt(fields, name) ?? { label: name })}
            conflicts={conflicts}
            resolve={resolve}
          />
        </div>
        <div className={isWhole ? styles.whole : styles.paper}>{groups(pick(fields, isText))}</div>
        <div className={styles.acts}>
          <ServerSlot as="div">{save}</ServerSlot>
          <div className={styles.bar}>
            <SaveLine {...{ state, now: writing.now }} conflict={conflicts[0]} signIn={signIn.open}>
              {words.states[writing.state]}
              {sample === "is" && ` · ${words.sample}`}
              {writing.isPublic && (changesWait || isUnsaved(state)) && ` · ${words.unpublished}`}
            </SaveLine>
            <ServerSlot as="div">{publish}</ServerSlot>
          </div>
        </div>
        <div className={styles.side}>
          <ServerSlot as="div" className={styles.slot}>
            {languages}
          </ServerSlot>
          {groups(pick(fields, (name, field) => !isText(name, field)))}
          {translation || isFixed ? (
            // A translation has the original's. React would empty an input of type "hidden".
            <input hidden name="slug" defaultValue={address} />
          ) : (
            <TextField
              id={fieldId("slug")}
              label={words.address}
              name="slug"
              hint={addressHint(writing, slug)}
              error={problemOf("slug")}
              defaultValue={address}
              readOnly={writing.locked !== null}
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
          {translation && <input type="hidden" name="source" value={translation.revision} />}
          <ServerSlot as="div" className={styles.slot}>
            {more}
          </ServerSlot>
        </div>
      </form>
      <LivePreview form={form} {...(translation && { lang: translation.lang, dir: translation.dir })} />
      {signIn.isOpen && (
        <SignInDialog email={writing.person.email} signedIn={signIn.done} close={signIn.close} />
      )}
    </div>
  );
}

const addressHint = ({ addressHint: { unsaved, saved } }: Writing, slug: string | null) =>
  slug ? saved.replace("{slug}", decodeURIComponent(slug)) : unsaved;

const pick = (fields: Fields, isPicked: (name: string, field: Field) => boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name, field]) => isPicked(name, field)));
