import { type KeyboardEvent, useId, useState } from "react";
import { Field } from "../../ui/field.tsx";
import { Button } from "../ui/button.tsx";
import { describe } from "./describe.ts";
import type { ShownItem } from "./item.ts";
import styles from "./uploader.module.css";

type Props = { item: ShownItem; saved: (item: ShownItem) => void };

/** Asks what a picture shows, and saves it at once. No form: it may stand within the one that is written in. */
export function AltQuestion({ item, saved }: Props) {
  const id = useId();
  const [text, setText] = useState(item.alt);
  const [decorative, setDecorative] = useState(item.decorative);
  const [told, tell] = useState("");
  const save = async (isDecorative = decorative) => {
    const alt = text.trim();
    if (alt === item.alt && isDecorative === item.decorative) return;
    tell("Saving…");
    const next = await describe(item, { alt, decorative: isDecorative });
    tell(next ? "Saved" : "Not saved: no line. Please try again.");
    if (next) saved(next);
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
        form="no-form"
        label="Alternative text"
        hint="What the picture shows, for whoever does not see it."
        value={text}
        maxLength={500}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onBlur={() => save()}
        onKeyDown={onKeyDown}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          form="no-form"
          checked={decorative}
          onChange={({ currentTarget: { checked } }) => {
            setDecorative(checked);
            void save(checked);
          }}
          onKeyDown={onKeyDown}
        />
        Decorative
      </label>
      <Button type="button" variant="outline" onClick={() => save()}>
        Save
      </Button>
      <p role="status">{told}</p>
    </div>
  );
}
