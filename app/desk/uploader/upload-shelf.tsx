import { UploadList } from "./upload-list.tsx";
import styles from "./uploader.module.css";
import { hasPlace, useUploads } from "./use-uploads.ts";

/** At the foot of the window: uploads that go on while something else is done. */
export function UploadShelf() {
  const uploads = useUploads().filter((upload) => !hasPlace(upload));
  if (uploads.length === 0) return null;
  return (
    <aside aria-label="Uploads" className={styles.shelf}>
      <UploadList uploads={uploads} />
    </aside>
  );
}
