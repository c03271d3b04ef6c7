import { useRef, useState } from "react";
import controls from "../../ui/field.module.css";
import { useIslandWords } from "../islands/island-words.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { useBrowserWords, useFillMessage } from "../ui/page-settings.ts";
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

const names = {
  picture: { choose: "choosePicture", upload: "uploadPicture", example: "/pictures/name.jpg" },
  file: { choose: "chooseFile", upload: "uploadFile", example: "https://…" },
} as const;

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
  const words = useIslandWords().uploader;
  const { common, media } = useBrowserWords();
  const fillMessage = useFillMessage();
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

  const { choose, upload, example } = names[kind];
  const describedBy = [`${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={controls.field}>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <p id={`${id}-hint`} className={controls.hint}>
        {fillMessage(words.addressHint, { one: "/media/…", other: example })}{" "}
        <a href="/desk/media" target="_blank" rel="noopener" className={styles.elsewhere}>
          {media.title}
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
        dir="ltr"
        spellCheck={false}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
        className={controls.control}
      />
      <div className={styles.buttons}>
        <Button
          type="button"
          variant="outline"
          aria-describedby={`${id}-label`}
          onClick={() => setChoosing(true)}
        >
          {words[choose]}
        </Button>
        <UploadButton
          accept={acceptedTypes[kind]}
          label={words[upload]}
          describedBy={`${id}-label`}
          onFiles={(files) => addUploads(files, target)}
        >
          {words.upload}
        </UploadButton>
      </div>
      <UploadList uploads={uploads} />
      {item && <Chosen item={item} onChange={setItem} />}
      {isChoosing && (
        <Dialog heading={words[choose]} close={() => setChoosing(false)}>
          <LibraryPicker
            kind={kind}
            choose={(chosen) => {
              setChoosing(false);
              fill(chosen);
            }}
          />
          <Button type="button" variant="outline" onClick={() => setChoosing(false)}>
            {common.cancel}
          </Button>
        </Dialog>
      )}
    </div>
  );
}

function Chosen({ item, onChange }: { item: LibraryItem; onChange: (item: LibraryItem) => void }) {
  const { media } = useBrowserWords();
  return (
    <div className={styles.item}>
      <ItemImage item={item} onChange={onChange} />
      <div className={styles.about}>
        <p>
          <a href={`/desk/media/${item.id}`} target="_blank" rel="noopener">
            <bdi>{item.name}</bdi>
          </a>{" "}
          <small>{stateOf(item, media) ?? item.facts}</small>
        </p>
        {item.kind === "picture" && <AltTextField key={item.id} item={item} saved={onChange} />}
      </div>
    </div>
  );
}
