import "../../styles/blocks.css";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Prose } from "../../ui/prose.tsx";
import { parseHtml } from "../ui/trusted-html.ts";
import { fieldId } from "./field-id.ts";
import styles from "./live-preview.module.css";
import { useLook } from "./use-preview.ts";
import type { Look } from "./writing.ts";

type Props = {
  form: RefObject<HTMLFormElement | null>;
  /** Of a translation. */
  lang?: string;
  dir?: "ltr" | "rtl" | "auto";
};

/** How the text will read, what could be better, and what it costs a visitor, all from the server. */
export function LivePreview({ form, lang, dir = "auto" }: Props) {
  const [isOpen, setOpen] = useState(false);
  const pane = useRef<HTMLDivElement>(null);
  const look = useLook<Look>(form, isOpen);
  // There is room for it beside the form, or it is opened when it is wanted.
  useEffect(() => setOpen(matchMedia("(width >= 1000px)").matches), []);
  useEffect(() => {
    if (look) pane.current?.firstElementChild?.replaceChildren(...parseHtml(look.html).body.childNodes);
  }, [look]);
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
        {look && (
          <>
            {look.checks.length === 0 ? (
              <p>Nothing to improve was found.</p>
            ) : (
              <ul>
                {look.checks.map(({ field, sentence }) => (
                  <li key={field + sentence}>
                    <a href={`#${fieldId(field)}`}>{sentence}</a>
                  </li>
                ))}
              </ul>
            )}
            {look.kilobytes !== null && <p>This page will cost a visitor about {look.kilobytes} KB.</p>}
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
