import "../../styles/blocks.css";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Prose } from "../../ui/prose.tsx";
import { parseHtml } from "../ui/trusted-html.ts";
import styles from "./live-preview.module.css";
import { usePreview } from "./use-preview.ts";
import type { Preview } from "./writing.ts";
import { fieldId } from "./writing.ts";

type Props = {
  form: RefObject<HTMLFormElement | null>;
  /** The language of a translation. */
  lang?: string;
  dir?: "ltr" | "rtl" | "auto";
};

/** The text as visitors will see it, suggestions, and the size of the page, all from the server. */
export function LivePreview({ form, lang, dir = "auto" }: Props) {
  const [isOpen, setOpen] = useState(false);
  const pane = useRef<HTMLDivElement>(null);
  const preview = usePreview<Preview>(form, isOpen);
  // Open from the start where it fits beside the form.
  useEffect(() => setOpen(matchMedia("(width >= 1000px)").matches), []);
  useEffect(() => {
    if (preview) pane.current?.firstElementChild?.replaceChildren(...parseHtml(preview.html).body.childNodes);
  }, [preview]);
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className={styles.pane}
      data-scripted
    >
      <summary>Live preview and checks</summary>
      <div className={styles.inner}>
        <h2>Checks</h2>
        {preview && (
          <>
            {preview.checks.length === 0 ? (
              <p>No problems found.</p>
            ) : (
              <ul>
                {preview.checks.map(({ field, sentence }) => (
                  <li key={field + sentence}>
                    <a href={`#${fieldId(field)}`}>{sentence}</a>
                  </li>
                ))}
              </ul>
            )}
            {preview.kilobytes !== null && (
              <p>Size of this page for visitors: about {preview.kilobytes} KB.</p>
            )}
          </>
        )}
        <h2>Live preview</h2>
        <div ref={pane} lang={lang} dir={dir}>
          <Prose>{null}</Prose>
        </div>
      </div>
    </details>
  );
}
