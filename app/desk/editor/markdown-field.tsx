import { useRef, useState } from "react";
import controls from "../../ui/field.module.css";
import { listSeparator } from "../../ui/list-separator.ts";
import { useIslandWords } from "../islands/island-words.ts";
import { useFillMessage, usePageSettings } from "../ui/page-settings.ts";
import type { LeftOut } from "./html-to-markdown.ts";
import styles from "./markdown-field.module.css";
import { pasteInto } from "./paste.ts";
import { Toolbar, useTools } from "./toolbar.tsx";
import { useVisualEditor } from "./use-visual-editor.ts";
import { writeAsMarkdown } from "./write-as-markdown.ts";
import { fieldId } from "./writing.ts";
import writing from "./writing-form.module.css";

type Props = {
  name: string;
  label: string;
  value: string;
  problem: string | undefined;
  rows?: number;
  lang?: string;
  dir?: "ltr" | "rtl" | "auto";
};

/** A text in Markdown, shown with its formatting where the browser can, and with buttons for writers. */
export function MarkdownField({ name, label, value, problem, rows = 14, lang, dir = "auto" }: Props) {
  const words = useIslandWords().editor;
  const id = fieldId(name);
  const [labelId, hintId] = [`${id}-label`, `${id}-hint`];
  const area = useRef<HTMLTextAreaElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const [leftOut, setLeftOut] = useState<LeftOut>({});
  const leftOutSentence = useLeftOutSentence(leftOut);
  const described = {
    "aria-invalid": problem ? ("true" as const) : undefined,
    "aria-describedby": problem ? `${id}-error` : undefined,
  };
  const { isMarkdown, isOpen, target } = useVisualEditor({
    ...{ area, host },
    attributes: { ...described, "aria-labelledby": labelId, lang },
    words,
  });
  const { use, onKeyDown, dialog } = useTools(target);
  const paste = (event: React.ClipboardEvent) => {
    const text = target();
    // The cells of a table are plain text.
    if (text && !(event.target as Element).closest("td, th"))
      pasteInto(event, text, { isVisual: isOpen, say: setLeftOut });
  };
  return (
    <div className={controls.field}>
      {/* The visual editor is named by the label, and the field that it stands for is hidden. */}
      <label id={labelId} htmlFor={isOpen ? undefined : id}>
        {label}
      </label>
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
        {...described}
        {...(isOpen && { "aria-hidden": true, tabIndex: -1 })}
        onKeyDown={onKeyDown}
        onPaste={paste}
        className={`${controls.control} ${writing.text} ${isOpen ? styles.behind : ""}`}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it contains the textbox of the visual editor. */}
      <div ref={host} onKeyDown={onKeyDown} onPasteCapture={paste} className={styles.editor} />
      <div className={styles.below}>
        <button
          type="button"
          aria-pressed={isMarkdown}
          aria-describedby={hintId}
          onClick={() => writeAsMarkdown(!isMarkdown)}
          className={styles.markdown}
        >
          {words.markdown.write}
        </button>
        <span id={hintId} className={styles.hint}>
          {words.markdown.hint}
        </span>
      </div>
      <p role="status" className={styles.hint}>
        {leftOutSentence}
      </p>
      {dialog}
    </div>
  );
}

/** Empty if nothing was left out. */
function useLeftOutSentence(leftOut: LeftOut): string {
  const { leftOut: sentence, leftOutThings } = useIslandWords().editor;
  const separator = listSeparator(usePageSettings().language);
  const fill = useFillMessage();
  const things = (Object.keys(leftOut) as (keyof LeftOut)[]).map((thing) =>
    fill(leftOutThings[thing], { count: leftOut[thing] ?? 0 }),
  );
  return things.length > 0 ? fill(sentence, { things: things.join(separator) }) : "";
}
