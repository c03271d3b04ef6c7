import { useEffect, useRef, useState } from "react";
import { useIslandWords } from "../islands/island-words.ts";
import { Button } from "../ui/button.tsx";
import { useBrowserWords } from "../ui/page-settings.ts";
import { parseHtml } from "../ui/trusted-html.ts";
import { acceptedTypes, UploadButton } from "./upload-button.tsx";
import { UploadList } from "./upload-list.tsx";
import { addUploads } from "./upload-queue.ts";
import styles from "./uploader.module.css";
import { useShowsUploads, useUploads } from "./use-uploads.ts";

/** Uploads by choosing, dropping and pasting on the media page. Without script it is a plain form. */
export function UploadBox() {
  const words = useIslandWords().uploader;
  const { media } = useBrowserWords();
  const uploads = useUploads();
  const [isDraggedOver, setDraggedOver] = useState(false);
  const [isLive, setLive] = useState(false);
  const early = useRef<HTMLInputElement>(null);
  useShowsUploads("*");
  useEffect(() => {
    // Files chosen before this script loaded.
    addUploads(early.current?.files ?? []);
    setLive(true);
    return listenForFiles(addUploads, setDraggedOver);
  }, []);
  // Changes when an upload arrives or is processed.
  const arrived = uploads.flatMap(({ item }) => item?.state ?? []).join();
  useEffect(() => {
    if (arrived) void refreshList();
  }, [arrived]);
  return (
    <div className={styles.box} data-over={isDraggedOver || undefined}>
      {isLive ? (
        <>
          <UploadButton
            accept={acceptedTypes.any}
            multiple
            variant="primary"
            onFiles={(files) => addUploads(files)}
          >
            {words.upload}
          </UploadButton>
          <p className={styles.hint}>{words.dropHint}</p>
        </>
      ) : (
        <form
          method="post"
          action="/desk/media/whole"
          encType="multipart/form-data"
          className={styles.plainForm}
        >
          <label>
            {media.title}
            <input ref={early} type="file" name="file" accept={acceptedTypes.any} multiple required />
          </label>
          <Button>{words.upload}</Button>
        </form>
      )}
      <UploadList uploads={uploads} />
    </div>
  );
}

/** Listens for files dropped anywhere on the page, or pasted. */
function listenForFiles(
  onFiles: (files: File[]) => void,
  setDraggedOver: (isOver: boolean) => void,
): () => void {
  const hasFiles = (data: DataTransfer | null) => data?.types.includes("Files") ?? false;
  const drag = (event: DragEvent) => {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    setDraggedOver(true);
  };
  const leave = (event: DragEvent) => {
    if (!event.relatedTarget) setDraggedOver(false);
  };
  const drop = (event: DragEvent) => {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    setDraggedOver(false);
    onFiles([...(event.dataTransfer?.files ?? [])]);
  };
  const paste = ({ clipboardData }: ClipboardEvent) => onFiles([...(clipboardData?.files ?? [])]);
  const ended = new AbortController();
  const { signal } = ended;
  addEventListener("dragover", drag, { signal });
  addEventListener("dragleave", leave, { signal });
  addEventListener("drop", drop, { signal });
  addEventListener("paste", paste, { signal });
  return () => ended.abort();
}

/** Renders the list of the page again, because the server makes it. */
async function refreshList(): Promise<void> {
  const answer = await fetch(location.href, { redirect: "error" }).catch(() => undefined);
  if (!answer?.ok) return;
  const fresh = parseHtml(await answer.text()).querySelector("[data-media-list]");
  document.querySelector("[data-media-list]")?.replaceChildren(...(fresh?.childNodes ?? []));
}
