import { type RefObject, useState } from "react";
import { Prose } from "../../ui/prose.tsx";
import { useIslandWords } from "../islands/island-words.ts";
import previews from "./live-preview.module.css";
import { usePreview } from "./use-preview.ts";

type Props = { form: RefObject<HTMLFormElement | null>; to: string; subject: string };

/** The mail as the visitor will see it. */
export function ReplyPreview({ form, to, subject }: Props) {
  const { livePreview } = useIslandWords().editor;
  const [isOpen, setOpen] = useState(false);
  const { pane } = usePreview(form, isOpen);
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className={previews.pane}
      data-scripted
    >
      <summary>{livePreview}</summary>
      <div className={previews.inner}>
        <MailHead to={to} subject={subject} />
        <div ref={pane} dir="auto">
          <Prose>{null}</Prose>
        </div>
      </div>
    </details>
  );
}

export function MailHead({ to, subject }: { to: string; subject: string }) {
  const { reply: words } = useIslandWords();
  return (
    <>
      <p>
        {words.recipient} <bdi>{to}</bdi>
      </p>
      <p>
        {words.subject} <bdi>{subject}</bdi>
      </p>
      <p>
        <small>{words.quoted}</small>
      </p>
    </>
  );
}
