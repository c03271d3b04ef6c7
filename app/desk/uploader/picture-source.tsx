import { useId, useState } from "react";
import { useIslandWords } from "../islands/island-words.ts";
import { Button } from "../ui/button.tsx";
import { ItemImage } from "./item-image.tsx";
import type { LibraryItem } from "./library-item.ts";
import { LibraryPicker } from "./library-picker.tsx";
import { acceptedTypes, UploadButton } from "./upload-button.tsx";
import { UploadList } from "./upload-list.tsx";
import { addUploads } from "./upload-queue.ts";
import styles from "./uploader.module.css";
import { useUploadsFor } from "./use-uploads.ts";

type Props = {
  kind: LibraryItem["kind"];
  item: LibraryItem | undefined;
  choose: (item: LibraryItem) => void;
};

/** Takes a picture or a file for a text from the library or the device. An upload continues after this is closed. */
export function PictureSource({ kind, item, choose }: Props) {
  const words = useIslandWords().uploader;
  const target = `text/${useId()}`;
  const [isOpen, setOpen] = useState(false);
  const uploads = useUploadsFor(target, choose);
  return (
    <div className={styles.source}>
      <div className={styles.buttons}>
        <Button type="button" variant="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {kind === "picture" ? words.choosePicture : words.chooseFile}
        </Button>
        <UploadButton accept={acceptedTypes[kind]} onFiles={(files) => addUploads(files, target)}>
          {words.upload}
        </UploadButton>
      </div>
      <UploadList uploads={uploads} />
      {isOpen && (
        <LibraryPicker
          kind={kind}
          choose={(chosen) => {
            setOpen(false);
            choose(chosen);
          }}
        />
      )}
      {item && !isOpen && (
        <p className={styles.item}>
          <ItemImage item={item} onChange={choose} /> <bdi>{item.name}</bdi>
        </p>
      )}
    </div>
  );
}
