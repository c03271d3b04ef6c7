import { useId, useState } from "react";
import { Button } from "../ui/button.tsx";
import { accepted } from "./accepted.ts";
import { ItemImage } from "./item-image.tsx";
import type { ShownItem } from "./library-item.ts";
import { Library } from "./library-picker.tsx";
import { UploadButton } from "./upload-button.tsx";
import { UploadList } from "./upload-list.tsx";
import { addUploads } from "./upload-queue.ts";
import styles from "./uploader.module.css";
import { useUploadsFor } from "./use-uploads.ts";

type Props = { item: ShownItem | undefined; choose: (item: ShownItem) => void };

/** Where a picture within a text comes from: the library, or the device. An upload goes on when this is closed. */
export function PictureSource({ item, choose }: Props) {
  const target = `text/${useId()}`;
  const [isOpen, setOpen] = useState(false);
  const uploads = useUploadsFor(target, choose);
  return (
    <div className={styles.source}>
      <div className={styles.buttons}>
        <Button type="button" variant="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Choose a picture
        </Button>
        <UploadButton accept={accepted.picture} take={(files) => addUploads(files, target)}>
          Upload
        </UploadButton>
      </div>
      <UploadList uploads={uploads} />
      {isOpen && (
        <Library
          kind="picture"
          choose={(chosen) => {
            setOpen(false);
            choose(chosen);
          }}
        />
      )}
      {item && !isOpen && (
        <p className={styles.item}>
          <ItemImage item={item} known={choose} /> {item.name}
        </p>
      )}
    </div>
  );
}
