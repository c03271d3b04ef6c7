import { type KeyboardEvent, useId, useRef, useState } from "react";
import { Field } from "../../ui/field.tsx";
import { Button } from "../ui/button.tsx";
import { lockedSentence, type ShownItem } from "./library-item.ts";
import { describe } from "./save-alt-text.ts";
import styles from "./uploader.module.css";

type Props = { item: ShownItem; saved: (item: ShownItem) => void };

/**
 * Asks what a picture shows, and saves it at once. No form, for it may stand within the one that is written in, and
 * not controlled by React, which would erase each letter when that form is rendered anew for it.
 */
export function AltQuestion({ item, saved }: Props) {
  if (item.locked) return <LockedAlt {...item} />;
  return <OpenAlt {...{ item, saved }} />;
}

function LockedAlt({ alt, decorative }: ShownItem) {
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
  const [told, tell] = useState("");
  const save = async () => {
    const said = { alt: text.current?.value.trim() ?? "", decorative: box.current?.checked ?? false };
    if (said.alt === item.alt && said.decorative === item.decorative) return;
    tell("Saving…");
    const answer = await describe(item, said);
    tell("item" in answer ? "Saved" : answer.sentence);
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
        hint="What the picture shows, for whoever does not see it."
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
      <p role="status">{told}</p>
    </div>
  );
}
