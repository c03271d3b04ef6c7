import { useEffect, useRef, useState } from "react";
import { Button } from "../ui/button.tsx";
import { parseHtml } from "../ui/trusted-html.ts";
import { accepted } from "./accepted.ts";
import { UploadButton } from "./upload-button.tsx";
import { UploadList } from "./upload-list.tsx";
import { addUploads } from "./upload-queue.ts";
import styles from "./uploader.module.css";
import { usePlace, useUploads } from "./use-uploads.ts";

/** On the page of all pictures and files: choosing, dropping and pasting. Without script it is a form. */
export function UploadBox() {
  const uploads = useUploads();
  const [isDraggedOver, setDraggedOver] = useState(false);
  const [isLive, setLive] = useState(false);
  const early = useRef<HTMLInputElement>(null);
  usePlace("*");
  useEffect(() => {
    // What was chosen before this script came.
    addUploads(early.current?.files ?? []);
    setLive(true);
    return listenForFiles(addUploads, setDraggedOver);
  }, []);
  // One more has arrived, or is ready.
  const arrived = uploads.flatMap(({ item }) => item?.state ?? []).join();
  useEffect(() => {
    if (arrived) void refreshList();
  }, [arrived]);
  return (
    <div className={styles.box} data-over={isDraggedOver || undefined}>
      {isLive ? (
        <>
          <UploadButton accept={accepted.any} multiple variant="primary" take={(files) => addUploads(files)}>
            Upload
          </UploadButton>
          <p className={styles.hint}>
            Or drop pictures and files anywhere on this page, or paste a picture. Large photos are made
            smaller first.
          </p>
        </>
      ) : (
        <form
          method="post"
          action="/desk/media/whole"
          encType="multipart/form-data"
          className={styles.plainForm}
        >
          <label>
            Pictures and files
            <input ref={early} type="file" name="file" accept={accepted.any} multiple required />
          </label>
          <Button>Upload</Button>
        </form>
      )}
      <UploadList uploads={uploads} />
    </div>
  );
}

type Take = (files: File[]) => void;

/** Files that are dropped anywhere on the page, or pasted. */
function listenForFiles(take: Take, over: (isOver: boolean) => void): () => void {
  const hasFiles = (data: DataTransfer | null) => data?.types.includes("Files") ?? false;
  const drag = (event: DragEvent) => {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    over(true);
  };
  const leave = (event: DragEvent) => {
    if (!event.relatedTarget) over(false);
  };
  const drop = (event: DragEvent) => {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    over(false);
    take([...(event.dataTransfer?.files ?? [])]);
  };
  const paste = ({ clipboardData }: ClipboardEvent) => take([...(clipboardData?.files ?? [])]);
  addEventListener("dragover", drag);
  addEventListener("dragleave", leave);
  addEventListener("drop", drop);
  addEventListener("paste", paste);
  return () => {
    removeEventListener("dragover", drag);
    removeEventListener("dragleave", leave);
    removeEventListener("drop", drop);
    removeEventListener("paste", paste);
  };
}

/** The list below is the server's: it shows what has just arrived. */
async function refreshList(): Promise<void> {
  const answer = await fetch(location.href, { redirect: "error" }).catch(() => undefined);
  if (!answer?.ok) return;
  const fresh = parseHtml(await answer.text()).querySelector("[data-media-list]");
  document.querySelector("[data-media-list]")?.replaceChildren(...(fresh?.childNodes ?? []));
}
