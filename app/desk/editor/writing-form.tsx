import { useRef, useState } from "react";
import { deskPath, kindOf, publicPage, shownFields, translatedFields } from "../../../content/kinds.ts";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { Field } from "../../ui/field.tsx";
import { completeFields } from "./complete-links.ts";
import { Conflicts } from "./conflicts.tsx";
import { fieldId } from "./field-id.ts";
import { LivePreview } from "./live-preview.tsx";
import { OriginalField } from "./original-field.tsx";
import { PublishingButtons } from "./publishing-buttons.tsx";
import { SaveLine } from "./save-line.tsx";
import { isUnsaved } from "./save-state.ts";
import { SignInDialog } from "./sign-in-dialog.tsx";
import { useAutosave } from "./use-autosave.ts";
import type { Values } from "./values.ts";
import { type Writing, writingForm } from "./writing.ts";
import { WritingField } from "./writing-field.tsx";
import styles from "./writing-form.module.css";

const states = { draft: "Draft", scheduled: "Scheduled", published: "Published", withdrawn: "Withdrawn" };

const sampleNotes = {
  is: "Sample: this record is an invented example. With your first change it becomes your own, and removing the samples leaves it.",
  was: "This record was a sample. It is your own now: removing the samples leaves it.",
};

/** Everything that is written of a record. All of it works as a form that the browser sends by itself. */
export function WritingForm(writing: Writing) {
  const { kind, id, revision, problems, values, address, translation } = writing;
  const { fields, title } = kindOf(kind);
  const path = deskPath(kind);
  const names = translation ? translatedFields(kind) : shownFields(kind);
  const form = useRef<HTMLFormElement>(null);
  const addressOf = (known: string) => `/desk${path}/${known}${translation ? `/${translation.lang}` : ""}`;
  const complete = (typed: Values) => completeFields(kind, typed);
  const autosaved = { ...writing, names, addressOf, complete };
  const [sample, setSample] = useState(writing.sample);
  const [changesWait, setChangesWait] = useState(writing.changesWait);
  const { state, slug, conflicts, resolve, signIn } = useAutosave(form, autosaved, (answer) => {
    if (typeof answer === "object" && answer && "changesWait" in answer)
      setChangesWait(Boolean(answer.changesWait));
    if (typeof answer === "object" && answer && "isSample" in answer && !answer.isSample)
      setSample((before) => before && "was");
  });
  const problemOf = (name: string) => problems.find(({ field }) => field === name)?.sentence;
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
          signIn={signIn.ask}
        >
          {states[writing.state]}
          {sample === "is" && " · Sample"}
          {writing.isPublic && (changesWait || isUnsaved(state)) && " · Unpublished changes"}
        </SaveLine>
        {sample && (
          <p className={styles.note} role="status">
            {sampleNotes[sample]}
          </p>
        )}
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
        {translation && (
          <p className={styles.note}>
            {translation.original.isPublic
              ? `Beside each field is what visitors read in ${translation.original.language}.`
              : `Beside each field is the draft in ${translation.original.language}, which is not public.`}
          </p>
        )}
        {names.map((name) => {
          const field = fields[name] ?? { label: name, type: "line" };
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
        })}
        {translation ? (
          // Its address is the original's. Of the type "hidden", React would empty it again.
          <input hidden name="slug" defaultValue={address} />
        ) : (
          <Field
            id={fieldId("slug")}
            label="Address"
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
      {signIn.isAsked && (
        <SignInDialog email={writing.person.email} signedIn={signIn.done} close={signIn.later} />
      )}
    </div>
  );
}

/** Where visitors meet the address, and what becomes of it. */
function addressHint({ kind, stored, locked, isPublic }: Writing, slug: string | null): string {
  const { fields, title, several, shownOn } = kindOf(kind);
  const onOnePage = shownOn === "one page";
  const page = publicPage(kind, slug ?? "", stored);
  const moved = isPublic && !onOnePage ? " The address it has now will lead to the new one." : "";
  const known = locked ? " Only a publisher can change it." : moved;
  const note = slug ? known : ` It is proposed from “${fields[title]?.label}”.`;
  if (kind === "faq") return `The part behind # in ${page}#${slug ? `${slug}.` : "…"}${note}`;
  if (onOnePage)
    return `Only the desk uses it: visitors find all ${several.toLowerCase()} on ${page}.${note}`;
  return `The last part of ${slug ? `${decodeURIComponent(page)}.` : `${page}…`}${note}`;
}
