import { useRef } from "react";
import { deskKindOf } from "../../../desk-kinds.ts";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { Field } from "../../ui/field.tsx";
import { Conflicts } from "./conflicts.tsx";
import { fieldId } from "./field-id.ts";
import { LivePreview } from "./live-preview.tsx";
import { PublishingButtons } from "./publishing-buttons.tsx";
import { SaveLine } from "./save-line.tsx";
import { SignInDialog } from "./sign-in-dialog.tsx";
import { useAutosave } from "./use-autosave.ts";
import type { Writing } from "./writing.ts";
import { WritingField } from "./writing-field.tsx";
import styles from "./writing-form.module.css";

const states = { draft: "Draft", scheduled: "Scheduled", published: "Published", withdrawn: "Withdrawn" };

/** Everything that is written of a record. All of it works as a form that the browser sends by itself. */
export function WritingForm(writing: Writing) {
  const { kind, id, revision, problems, values, address } = writing;
  const { fields, title, path, publicPath = path } = deskKindOf(kind);
  const form = useRef<HTMLFormElement>(null);
  const { state, slug, conflicts, resolve, signIn } = useAutosave(form, {
    ...{ ...writing, names: Object.keys(fields), path: `/desk${path}` },
  });
  const problemOf = (name: string) => problems.find(({ field }) => field === name)?.sentence;
  const isPublic = writing.isPublic;
  return (
    <div className={styles.desk}>
      <form
        ref={form}
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
          signIn={signIn.ask}
        >
          {states[writing.state]}
          {writing.changesWait && ", with changes that wait to be published"}
        </SaveLine>
        {problems.length > 0 && (
          <ErrorSummary
            id="problems"
            heading="This is not done yet"
            errors={problems.map(({ field, sentence }) => ({
              fieldId: field ? fieldId(field) : fieldId(title),
              text: sentence,
            }))}
          />
        )}
        <Conflicts labelOf={(name) => fields[name]?.label ?? name} conflicts={conflicts} resolve={resolve} />
        {Object.entries(fields).map(([name, field]) => (
          <WritingField
            key={name}
            name={name}
            field={field}
            value={values[name] ?? ""}
            offers={writing.offers}
            problem={problemOf(name)}
            record={id}
          />
        ))}
        <Field
          id={fieldId("slug")}
          label="Address"
          name="slug"
          hint={
            slug
              ? `The last part of ${publicPath}/${slug}. ${isPublic ? "The address it has now will lead to the new one." : ""}`
              : `The last part of ${publicPath}/… It is proposed from “${fields[title]?.label}”.`
          }
          error={problemOf("slug")}
          defaultValue={address}
          autoCapitalize="none"
          spellCheck={false}
        />
        <PublishingButtons writing={writing} slug={slug} problem={problemOf("due_at")} />
      </form>
      <LivePreview form={form} />
      {signIn.isAsked && (
        <SignInDialog email={writing.person.email} signedIn={signIn.done} close={signIn.later} />
      )}
    </div>
  );
}
