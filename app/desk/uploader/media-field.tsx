import { useRef, useState } from "react";
import controls from "../../ui/field.module.css";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { accepted } from "./accepted.ts";
import { AltQuestion } from "./alt-text-field.tsx";
import { ItemImage } from "./item-image.tsx";
import { type ShownItem, stateOf } from "./library-item.ts";
import { Library } from "./library-picker.tsx";
import { UploadButton } from "./upload-button.tsx";
import { UploadList } from "./upload-list.tsx";
import { addUploads } from "./upload-queue.ts";
import styles from "./uploader.module.css";
import { useChosenItem } from "./use-chosen-item.ts";
import { useUploadsFor } from "./use-uploads.ts";

const words = {
  picture: { choose: "Choose a picture", what: "a picture", example: "/media/… or /pictures/name.jpg" },
  file: { choose: "Choose a file", what: "a file", example: "/media/… or an address with https://" },
};

type Props = {
  id: string;
  name: string;
  label: string;
  kind: ShownItem["kind"];
  value: string;
  error: string | undefined;
  /** The id of the record: an upload that outlives the page finds its field by it. */
  record: string;
};

/** The address of a picture or a file: typed, chosen from the library, or uploaded. */
export function MediaField({ id, name, label, kind, value, error, record }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const { item, know } = useChosenItem(input);
  const target = `${record}/${name}`;

  const fill = (chosen: ShownItem) => {
    if (!input.current) return;
    know(chosen);
    input.current.value = chosen.address;
    // As if it were typed: so it is saved, and its small image shown.
    input.current.dispatchEvent(new InputEvent("input", { bubbles: true }));
  };
  const uploads = useUploadsFor(target, fill);

  const { choose, what, example } = words[kind];
  const describedBy = [`${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={controls.field}>
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-hint`} className={controls.hint}>
        Its address, such as {example}.{" "}
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
        <UploadButton accept={accepted[kind]} take={(files) => addUploads(files, target)}>
          Upload<VisuallyHidden> {what}</VisuallyHidden>
        </UploadButton>
      </div>
      <UploadList uploads={uploads} />
      {item && <Chosen item={item} known={know} />}
      {isChoosing && (
        <Dialog heading={choose} close={() => setChoosing(false)}>
          <Library
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

/** What the field has now, and what is still to be said of it. */
function Chosen({ item, known }: { item: ShownItem; known: (item: ShownItem) => void }) {
  return (
    <div className={styles.item}>
      <ItemImage item={item} known={known} />
      <div className={styles.about}>
        <p>
          <a href={`/desk/media/${item.id}`} target="_blank" rel="noopener">
            {item.name}
          </a>{" "}
          <small>{stateOf(item) ?? item.facts}</small>
        </p>
        {item.kind === "picture" && <AltQuestion key={item.id} item={item} saved={known} />}
      </div>
    </div>
  );
}
