import { useRef, useState } from "react";
import controls from "../../ui/field.module.css";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { AltTextField } from "./alt-text-field.tsx";
import { ItemImage } from "./item-image.tsx";
import { type LibraryItem, stateOf } from "./library-item.ts";
import { LibraryPicker } from "./library-picker.tsx";
import { acceptedTypes, UploadButton } from "./upload-button.tsx";
import { UploadList } from "./upload-list.tsx";
import { addUploads } from "./upload-queue.ts";
import styles from "./uploader.module.css";
import { useChosenItem } from "./use-chosen-item.ts";
import { useUploadsFor } from "./use-uploads.ts";

const words = {
  picture: { choose: "Choose a picture", what: "a picture", example: "/media/… or /pictures/name.jpg" },
  file: { choose: "Choose a file", what: "a file", example: "/media/… or https://…" },
};

type Props = {
  id: string;
  name: string;
  label: string;
  kind: LibraryItem["kind"];
  value: string;
  error: string | undefined;
  /** The id of the record, so that an upload that outlives the page finds its field. */
  record: string;
};

/** The address of a picture or a file: typed, chosen from the library, or uploaded. */
export function MediaField({ id, name, label, kind, value, error, record }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const { item, setItem } = useChosenItem(input);
  const target = `${record}/${name}`;

  const fill = (chosen: LibraryItem) => {
    if (!input.current) return;
    setItem(chosen);
    input.current.value = chosen.address;
    // Saved as if it were typed, and its thumbnail shown.
    input.current.dispatchEvent(new InputEvent("input", { bubbles: true }));
  };
  const uploads = useUploadsFor(target, fill);

  const { choose, what, example } = words[kind];
  const describedBy = [`${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={controls.field}>
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-hint`} className={controls.hint}>
        Web address, such as {example}.{" "}
        <a href="/desk/media" target="_blank" rel="noopener" className={styles.elsewhere}>
          Pictures and files
        </a>
      </p>
      {error && (
        <p id={`${id}-error`} className={controls.error}>
          {error}
        </p>
      )}
      <input
        ref={input}
        id={id}
        name={name}
        defaultValue={value}
        dir="auto"
        spellCheck={false}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
        className={controls.control}
      />
      <div className={styles.buttons}>
        <Button type="button" variant="outline" onClick={() => setChoosing(true)}>
          {choose}
        </Button>
        <UploadButton accept={acceptedTypes[kind]} onFiles={(files) => addUploads(files, target)}>
          Upload<VisuallyHidden> {what}</VisuallyHidden>
        </UploadButton>
      </div>
      <UploadList uploads={uploads} />
      {item && <Chosen item={item} onChange={setItem} />}
      {isChoosing && (
        <Dialog heading={choose} close={() => setChoosing(false)}>
          <LibraryPicker
            kind={kind}
            choose={(chosen) => {
              setChoosing(false);
              fill(chosen);
            }}
          />
          <Button type="button" variant="outline" onClick={() => setChoosing(false)}>
            Cancel
          </Button>
        </Dialog>
      )}
    </div>
  );
}

function Chosen({ item, onChange }: { item: LibraryItem; onChange: (item: LibraryItem) => void }) {
  return (
    <div className={styles.item}>
      <ItemImage item={item} onChange={onChange} />
      <div className={styles.about}>
        <p>
          <a href={`/desk/media/${item.id}`} target="_blank" rel="noopener">
            {item.name}
          </a>{" "}
          <small>{stateOf(item) ?? item.facts}</small>
        </p>
        {item.kind === "picture" && <AltTextField key={item.id} item={item} saved={onChange} />}
      </div>
    </div>
  );
}
