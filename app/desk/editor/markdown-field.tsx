import { type ClipboardEvent, useRef } from "react";
import controls from "../../ui/field.module.css";
import { parseHtml } from "../ui/trusted-html.ts";
import { applyEdit, selectionOf } from "./text-area.ts";
import { Toolbar, useTools } from "./toolbar.tsx";
import { fieldId } from "./writing.ts";
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

/** Markdown, with buttons for writers who do not know it. */
export function MarkdownField({ name, label, value, problem, rows = 14, lang, dir = "auto" }: Props) {
  const id = fieldId(name);
  const area = useRef<HTMLTextAreaElement>(null);
  const { use, onKeyDown, dialog } = useTools(area);
  const paste = (event: ClipboardEvent) => {
    const html = event.clipboardData.getData("text/html");
    const plain = event.clipboardData.getData("text/plain");
    const pasted = html ? pastedMarkdown(html) : undefined;
    if (!pasted || !area.current) return;
    event.preventDefault();
    // The converter may fail to load.
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

/** Markup that says more than the plain text does. */
const meaningful = "a[href],b,strong,i,em,h1,h2,h3,h4,h5,h6,ul,ol,blockquote,table,[data-style*='mso-list']";

/** Converts text pasted from Word or a web page; undefined if the plain text is just as good. */
async function pastedMarkdown(html: string): Promise<string | undefined> {
  const { body } = parseHtml(withoutStyles(html));
  if (!body.querySelector(meaningful)) return undefined;
  const { htmlToMarkdown } = await import("./html-to-markdown.ts");
  return htmlToMarkdown(body) || undefined;
}

/** The Content-Security-Policy would report styles even here. Word marks lists in them, so they are renamed. */
const withoutStyles = (html: string) =>
  html.replace(/<style[\s\S]*?<\/style>/gi, "").replace(/(<[^<>]*?\s)style(?=\s*=)/gi, "$1data-style");
