import "../../styles/blocks.css";
import { type RefObject, useEffect, useState } from "react";
import { Prose } from "../../ui/prose.tsx";
import { useIslandWords } from "../islands/island-words.ts";
import { useFillMessage } from "../ui/page-settings.ts";
import styles from "./live-preview.module.css";
import { usePreview } from "./use-preview.ts";
import { fieldId, type Preview } from "./writing.ts";

type Props = {
  form: RefObject<HTMLFormElement | null>;
  /** The language of a translation. */
  lang?: string;
  dir?: "ltr" | "rtl" | "auto";
};

/** The text as visitors will see it, suggestions, and the size of the page, all from the server. */
export function LivePreview({ form, lang, dir = "auto" }: Props) {
  const { editor, writing } = useIslandWords();
  const words = writing.preview;
  const fill = useFillMessage();
  const [isOpen, setOpen] = useState(false);
  const { preview, pane } = usePreview<Preview>(form, isOpen);
  // Open from the start where it fits beside the form.
  useEffect(() => setOpen(matchMedia("(width >= 1000px)").matches), []);
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className={styles.pane}
      data-scripted
    >
      <summary>{words.heading}</summary>
      <div className={styles.inner}>
        <h2>{words.checks}</h2>
        {preview && (
          <>
            {preview.checks.length === 0 ? (
              <p>{words.noProblems}</p>
            ) : (
              <ul>
                {preview.checks.map(({ field, sentence }) => (
                  <li key={field + sentence}>
                    <a href={`#${fieldId(field)}`}>{sentence}</a>
                  </li>
                ))}
              </ul>
            )}
            {preview.kilobytes !== null && <p>{fill(words.size, { kilobytes: preview.kilobytes })}</p>}
          </>
        )}
        <h2>{editor.livePreview}</h2>
        <div ref={pane} lang={lang} dir={dir}>
          <Prose>{null}</Prose>
        </div>
      </div>
    </details>
  );
}
