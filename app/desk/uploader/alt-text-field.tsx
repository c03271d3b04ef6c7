import { type KeyboardEvent, useId, useRef, useState } from "react";
import { Field } from "../../ui/field.tsx";
import { Button } from "../ui/button.tsx";
import { useBrowserWords, useFillMessage } from "../ui/page-settings.ts";
import type { LibraryItem } from "./library-item.ts";
import { saveAltText } from "./save-alt-text.ts";
import styles from "./uploader.module.css";

type Props = { item: LibraryItem; saved: (item: LibraryItem) => void };

/**
 * Asks for the alternative text and saves it immediately. Not a form, because it may be inside the editor's form. Not
 * controlled by React, which would erase each letter when it renders that form again.
 */
export function AltTextField({ item, saved }: Props) {
  if (item.locked) return <LockedAlt {...item} />;
  return <OpenAlt {...{ item, saved }} />;
}

function LockedAlt({ alt, decorative }: LibraryItem) {
  const { uploads: words, media } = useBrowserWords();
  const fill = useFillMessage();
  return (
    <div className={styles.alt}>
      <p>{decorative ? words.decorative : fill(words.describedAs, { alt })}</p>
      <p className={styles.hint}>{media.locked}</p>
    </div>
  );
}

function OpenAlt({ item, saved }: Props) {
  const { uploads: words, media, common } = useBrowserWords();
  const id = useId();
  const text = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState("");
  const save = async () => {
    const typed = { alt: text.current?.value.trim() ?? "", decorative: box.current?.checked ?? false };
    if (typed.alt === item.alt && typed.decorative === item.decorative) return;
    setMessage(words.saving);
    const answer = await saveAltText(item, typed);
    setMessage("item" in answer ? words.saved : answer.sentence);
    if ("item" in answer) saved(answer.item);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    void save();
  };
  return (
    <div className={styles.alt}>
      <Field
        id={`${id}-alt`}
        ref={text}
        form="no-form"
        label={media.alt}
        hint={media.altHint}
        defaultValue={item.alt}
        maxLength={500}
        onBlur={save}
        onKeyDown={onKeyDown}
      />
      <label className={styles.check}>
        <input
          {...{ ref: box, type: "checkbox", form: "no-form", defaultChecked: item.decorative }}
          onChange={save}
          onKeyDown={onKeyDown}
        />
        {words.decorative}
      </label>
      <Button type="button" variant="outline" onClick={save}>
        {common.save}
      </Button>
      <p role="status">{message}</p>
    </div>
  );
}
