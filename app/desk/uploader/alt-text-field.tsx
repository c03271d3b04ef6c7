import { type KeyboardEvent, useId, useRef, useState } from "react";
import { Field } from "../../ui/field.tsx";
import { Button } from "../ui/button.tsx";
import { type LibraryItem, lockedSentence } from "./library-item.ts";
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
  return (
    <div className={styles.alt}>
      <p>{decorative ? "Decorative" : `Alternative text: ${alt}`}</p>
      <p className={styles.hint}>{lockedSentence}</p>
    </div>
  );
}

function OpenAlt({ item, saved }: Props) {
  const id = useId();
  const text = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState("");
  const save = async () => {
    const typed = { alt: text.current?.value.trim() ?? "", decorative: box.current?.checked ?? false };
    if (typed.alt === item.alt && typed.decorative === item.decorative) return;
    setMessage("Saving…");
    const answer = await saveAltText(item, typed);
    setMessage("item" in answer ? "Saved" : answer.sentence);
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
        label="Alternative text"
        hint="Describe the picture for people who cannot see it."
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
        Decorative
      </label>
      <Button type="button" variant="outline" onClick={save}>
        Save
      </Button>
      <p role="status">{message}</p>
    </div>
  );
}
