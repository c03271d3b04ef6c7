import type { ReactNode } from "react";
import { useLanguage, useWords } from "../rendering/language.ts";
import { useSite } from "../rendering/root-data.ts";
// Only linked here, so that no other page is heavier by it.
import sheet from "../styles/approval.css?url";
import { formatDate } from "../ui/format-date.ts";

const answerId = "approval-answer";

/** Above a text that a person without an account is asked to approve. */
export function ApprovalIntro() {
  const { approval: words } = useWords();
  const approval = useSite().preview?.approval;
  if (!approval) return null;
  return (
    <aside aria-label={words.label} className="approval">
      <link rel="stylesheet" href={sheet} />
      <p>
        {words.intro<ReactNode>({
          person: <bdi key="person">{approval.person}</bdi>,
          maker: <bdi key="maker">{approval.maker}</bdi>,
        })}{" "}
        <a href={`#${answerId}`}>{words.toAnswer}</a>
      </p>
    </aside>
  );
}

/** Below the text. */
export function ApprovalAnswer() {
  const { approval: words } = useWords();
  const language = useLanguage();
  const approval = useSite().preview?.approval;
  if (!approval) return null;
  const { action, expiresAt, problem, note, maxNote } = approval;
  const date = formatDate({ instant: expiresAt, form: "date", timeZone: "UTC", language });
  const sentence = problem === "noteTooLong" ? words.noteTooLong({ max: maxNote }) : words.noteMissing;
  return (
    <section id={answerId} tabIndex={-1} aria-labelledby="approval-heading" className="approval">
      <h2 id="approval-heading">{words.heading}</h2>
      <p>{words.once({ date })}</p>
      <form method="post" action={action}>
        <button type="submit" name="answer" value="approved">
          {words.approve}
        </button>
      </form>
      <form method="post" action={`${action}#${answerId}`}>
        <label htmlFor="approval-note">{words.note}</label>
        {problem && (
          <p id="approval-problem" role="alert">
            {sentence}
          </p>
        )}
        <textarea
          id="approval-note"
          name="note"
          rows={4}
          maxLength={maxNote}
          dir="auto"
          defaultValue={note}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && "approval-problem"}
        />
        <button type="submit" name="answer" value="sent back" className="second">
          {words.sendBack}
        </button>
      </form>
    </section>
  );
}
