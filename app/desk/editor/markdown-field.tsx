import { type ClipboardEvent, useRef } from "react";
import controls from "../../ui/field.module.css";
import { fieldId } from "./field-id.ts";
import { pastedMarkdown } from "./paste.ts";
import { applyEdit, selectionOf } from "./text-area.ts";
import { Toolbar, useTools } from "./toolbar.tsx";
import styles from "./writing-form.module.css";

type Props = {
  name: string;
  label: string;
  value: string;
  problem: string | undefined;
  rows?: number;
  lang?: string;
  dir?: "ltr" | "rtl" | "auto";
};

/** Markdown, with buttons for whoever does not know it. */
export function LongText({ name, label, value, problem, rows = 14, lang, dir = "auto" }: Props) {
  const id = fieldId(name);
  const area = useRef<HTMLTextAreaElement>(null);
  const { use, onKeyDown, dialog } = useTools(area);
  const paste = (event: ClipboardEvent) => {
    const html = event.clipboardData.getData("text/html");
    const plain = event.clipboardData.getData("text/plain");
    const pasted = html ? pastedMarkdown(html) : undefined;
    if (!pasted || !area.current) return;
    event.preventDefault();
    // Fetching what converts it may fail: the plain text is always there.
    void pasted.catch(() => undefined).then((markdown) => type(markdown ?? plain));
  };
  const type = (insert: string) => {
    if (!area.current) return;
    const { start: from, end: to } = selectionOf(area.current);
    const end = from + insert.length;
    applyEdit(area.current, { from, to, insert, selectFrom: end, selectTo: end });
  };
  return (
    <div className={controls.field}>
      <label htmlFor={id}>{label}</label>
      {problem && (
        <p id={`${id}-error`} className={controls.error}>
          {problem}
        </p>
      )}
      <Toolbar controls={id} use={use} />
      <textarea
        ref={area}
        id={id}
        name={name}
        rows={rows}
        lang={lang}
        dir={dir}
        defaultValue={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-error` : undefined}
        onKeyDown={onKeyDown}
        onPaste={paste}
        className={`${controls.control} ${styles.text}`}
      />
      {dialog}
    </div>
  );
}
