import { useEffect, useId, useState } from "react";
import { Button } from "../ui/button.tsx";
import { accepted } from "./accepted.ts";
import type { ShownItem } from "./item.ts";
import { ItemImage } from "./item-image.tsx";
import { Library } from "./library.tsx";
import { UploadButton } from "./upload-button.tsx";
import { UploadList } from "./upload-list.tsx";
import styles from "./uploader.module.css";
import { addUploads, forgetUpload } from "./uploads.ts";
import { usePlace, useUploads } from "./use-uploads.ts";

type Props = { item: ShownItem | undefined; choose: (item: ShownItem) => void };

/** Where a picture within a text comes from: the library, or the device. An upload goes on when this is closed. */
export function PictureSource({ item, choose }: Props) {
  const target = `text/${useId()}`;
  const [isOpen, setOpen] = useState(false);
  usePlace(target);
  const uploads = useUploads().filter((upload) => upload.target === target);
  const arrived = uploads.find(({ state }) => state === "done");
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that has arrived.
  useEffect(() => {
    if (!arrived?.item) return;
    choose(arrived.item);
    forgetUpload(arrived.id);
  }, [arrived?.id]);
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
      <UploadList uploads={uploads.filter(({ state }) => state !== "done")} />
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
