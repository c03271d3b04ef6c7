import { type ReactNode, useRef, useState } from "react";
import type { Fields } from "../../../content/define.ts";
import { fieldAt, fullLabel, listIn } from "../../../content/entries.ts";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { Field } from "../../ui/field.tsx";
import { SignInDialog } from "../islands/sign-in-again.tsx";
import { completeFields } from "./complete-links.ts";
import { Conflicts } from "./conflicts.tsx";
import { EntriesField } from "./entries-field.tsx";
import { FieldGroups } from "./field-groups.tsx";
import { LivePreview } from "./live-preview.tsx";
import { OriginalField } from "./original-field.tsx";
import { PublishingButtons } from "./publishing-buttons.tsx";
import { SaveLine } from "./save-line.tsx";
import { isUnsaved } from "./save-state.ts";
import { useAutosave } from "./use-autosave.ts";
import { useEntries } from "./use-entries.ts";
import type { Values } from "./values.ts";
import { fieldId, type Writing, writingForm } from "./writing.ts";
import { WritingField } from "./writing-field.tsx";
import styles from "./writing-form.module.css";

const states = { draft: "Draft", scheduled: "Scheduled", published: "Published", withdrawn: "Withdrawn" };

/** The fields of a record and the actions on it. Without script it is a plain form. */
export function WritingForm(writing: Writing) {
  const { id, revision, problems, values, address, translation, fields, isFixed } = writing;
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
  return (
    <div className={translation ? styles.sideBySide : styles.desk}>
      <form
        ref={form}
        id={writingForm}
        method="post"
        encType="multipart/form-data"
        autoComplete="off"
        noValidate
        className={styles.form}
      >
        <input type="hidden" name="id" defaultValue={id} />
        <input type="hidden" name="base" defaultValue={revision} />
        <SaveLine
          {...{ state, zone: writing.zone, now: writing.now }}
          conflict={conflicts[0]}
          signIn={signIn.open}
        >
          {states[writing.state]}
          {sample === "is" && " · Sample"}
          {writing.isPublic && (changesWait || isUnsaved(state)) && " · Unpublished changes"}
        </SaveLine>
        {sample && (
          <p className={styles.note} role="status">
            {writing.sampleNotes[sample]}
          </p>
        )}
        {problems.length > 0 && (
          <ErrorSummary
            id="problems"
            heading={`${writing.failure}: ${problems.length === 1 ? "1 thing" : `${problems.length} things`} to fix`}
            errors={problems.map(({ field, sentence }) => ({
              fieldId: fieldId(field || writing.titleField),
              text: sentence,
            }))}
          />
        )}
        <Conflicts
          labelOf={(name) => fullLabel(fieldAt(fields, name) ?? { label: name })}
          conflicts={conflicts}
          resolve={resolve}
        />
        {translation && <p className={styles.note}>{translation.note}</p>}
        <FieldGroups fields={fields}>{(own) => fieldsIn(own)}</FieldGroups>
        {translation || isFixed ? (
          // A translation has the original's. React would empty an input of type "hidden".
          <input hidden name="slug" defaultValue={address} />
        ) : (
          <Field
            id={fieldId("slug")}
            label="Web address"
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
        <PublishingButtons
          writing={writing}
          address={slug === null ? null : addressOf(slug)}
          problem={problemOf("due_at")}
        />
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
