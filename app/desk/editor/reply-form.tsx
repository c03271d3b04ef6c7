import { useRef, useState } from "react";
import controls from "../../ui/field.module.css";
import { RenderedProse } from "../../ui/prose.tsx";
import { useIslandWords } from "../islands/island-words.ts";
import { SignInDialog } from "../islands/sign-in-again.tsx";
import { Button } from "../ui/button.tsx";
import { Conflicts } from "./conflicts.tsx";
import { MarkdownField } from "./markdown-field.tsx";
import { type Reply, replyFields } from "./reply.ts";
import { ReplyFiles } from "./reply-files.tsx";
import styles from "./reply-form.module.css";
import { MailHead, ReplyPreview } from "./reply-preview.tsx";
import { SaveLine } from "./save-line.tsx";
import { useAutosave } from "./use-autosave.ts";
import writing from "./writing-form.module.css";

/** A reply to a visitor. Without script it is a plain form. */
export function ReplyForm(reply: Reply) {
  const { reference, values, problem, preview, canned, to, subject } = reply;
  const { reply: words, editor } = useIslandWords();
  const form = useRef<HTMLFormElement>(null);
  const [notice, setNotice] = useState(reply.notice);
  const { state, conflicts, resolve, signIn } = useAutosave(
    form,
    {
      ...{ ...reply, kind: "reply", id: reference, slug: reference },
      ...{ namesIn: () => [...replyFields], extraFields: { seen: reply.seen } },
      addressOf: (known) => `/desk/enquiries/${known}`,
    },
    (answer) => setNotice((answer as { notice?: string }).notice ?? ""),
  );
  return (
    <div className={styles.form}>
      <form
        ref={form}
        method="post"
        encType="multipart/form-data"
        autoComplete="off"
        noValidate
        className={writing.form}
      >
        {/* React would empty inputs of type "hidden". */}
        <input hidden name="id" defaultValue={reference} />
        <input hidden name="slug" defaultValue={reference} />
        <input hidden name="base" defaultValue={reply.revision} />
        <input type="hidden" name="form_id" value={reply.formId} />
        <input type="hidden" name="seen" value={reply.seen} />
        <SaveLine {...{ state, now: reply.now }} conflict={conflicts[0]} signIn={signIn.open}>
          <span role="status">{notice}</span>
        </SaveLine>
        <Conflicts
          labelOf={(name) => words[name as (typeof replyFields)[number]]}
          {...{ conflicts, resolve }}
        />
        <MarkdownField
          name="text"
          label={words.text}
          value={values.text ?? ""}
          problem={problem ?? undefined}
          rows={10}
        />
        {canned.length > 0 && (
          <div className={styles.canned}>
            <div className={controls.field}>
              <label htmlFor="canned">{words.canned}</label>
              <select id="canned" name="canned" defaultValue="" className={controls.control}>
                <option value="">{words.chooseCanned}</option>
                {canned.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </div>
            <Button act="insert" variant="outline">
              {editor.insert}
            </Button>
          </div>
        )}
        <ReplyFiles value={values.files ?? ""} attached={reply.attached} offered={reply.offered} />
        <div className={writing.buttons}>
          <Button act="reply">{words.send}</Button>
          <Button act="save" variant="outline">
            {words.save}
          </Button>
          <Button act="preview" variant="outline">
            {words.preview}
          </Button>
        </div>
        {preview !== null && (
          <section id="preview" aria-label={words.previewLabel} className={writing.ask}>
            <MailHead to={to} subject={subject} />
            <div dir="auto">
              <RenderedProse html={preview} />
            </div>
          </section>
        )}
      </form>
      <ReplyPreview form={form} to={to} subject={subject} />
      {signIn.isOpen && (
        <SignInDialog email={reply.person.email} signedIn={signIn.done} close={signIn.close} />
      )}
    </div>
  );
}
