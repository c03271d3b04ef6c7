import { useState } from "react";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { SignInDialog } from "../islands/sign-in-again.tsx";
import { Button } from "../ui/button.tsx";
import { AltTextField } from "./alt-text-field.tsx";
import { ItemImage } from "./item-image.tsx";
import { stateOf } from "./library-item.ts";
import { cancelUpload, forgetUpload, replaceItem, type Upload } from "./upload-queue.ts";
import styles from "./uploader.module.css";
import { isShownInPage, useUploads } from "./use-uploads.ts";

/** Uploads in progress, and finished ones that may still need an alternative text. */
export function UploadList({ uploads }: { uploads: Upload[] }) {
  const [isSigningIn, setSigningIn] = useState(false);
  const isSignedOut = uploads.some(({ state }) => state === "signed out");
  return (
    <>
      {uploads.length > 0 && (
        <ul className={styles.uploads}>
          {uploads.map((upload) => (
            <li key={upload.id} className={styles.item}>
              {upload.item ? <Finished {...upload} item={upload.item} /> : <InProgress {...upload} />}
            </li>
          ))}
        </ul>
      )}
      {isSignedOut && (
        <Button type="button" onClick={() => setSigningIn(true)}>
          Sign in
        </Button>
      )}
      {isSigningIn && (
        <SignInDialog email="" signedIn={() => setSigningIn(false)} close={() => setSigningIn(false)} />
      )}
      {/* Announces each step, but not each percent. */}
      <VisuallyHidden>
        <span role="status">{uploads.map((upload) => uploadSentence(upload)).join(". ")}</span>
      </VisuallyHidden>
    </>
  );
}

function InProgress(upload: Upload) {
  const { id, name, state } = upload;
  const isSending = state === "sending" || state === "waiting";
  const percent = percentOf(upload);
  return (
    <>
      <p className={styles.about} data-trouble={state === "refused" || undefined}>
        {uploadSentence(upload)}
        {isSending && `: ${percent} %`}
      </p>
      {isSending && <progress value={percent} max={100} aria-label={name} />}
      <Button
        type="button"
        variant="outline"
        onClick={() => (state === "refused" ? forgetUpload : cancelUpload)(id)}
      >
        {state === "refused" ? "Close" : "Cancel"}
      </Button>
    </>
  );
}

function Finished({ id, item }: Upload & Required<Pick<Upload, "item">>) {
  return (
    <>
      <ItemImage item={item} onChange={replaceItem} />
      <div className={styles.about}>
        <p>
          <a href={`/desk/media/${item.id}`} target="_blank" rel="noopener">
            {item.name}
          </a>{" "}
          {stateOf(item) ?? "is uploaded"}
        </p>
        {item.kind === "picture" && <AltTextField item={item} saved={replaceItem} />}
      </div>
      <Button type="button" variant="outline" onClick={() => forgetUpload(id)}>
        Close
      </Button>
    </>
  );
}

/** At the bottom of the window: uploads that continue while the person does something else. */
export function UploadShelf() {
  const uploads = useUploads().filter((upload) => !isShownInPage(upload));
  if (uploads.length === 0) return null;
  return (
    <aside aria-label="Uploads" className={styles.shelf}>
      <UploadList uploads={uploads} />
    </aside>
  );
}

function uploadSentence({ name, state, sentence }: Upload): string {
  if (state === "queued") return `${name} is waiting`;
  if (state === "preparing") return `Preparing ${name}`;
  if (state === "sending") return `Uploading ${name}`;
  if (state === "waiting") return `${name} will continue automatically (${sentence})`;
  if (state === "signed out") return `You are signed out: sign in to continue uploading ${name}`;
  if (state === "refused") return `${name} was not uploaded. ${sentence}`;
  return `${name} is uploaded`;
}

/** Never 100 before the server has confirmed it. */
const percentOf = ({ sent, bytes }: Upload) =>
  bytes > 0 ? Math.min(99, Math.floor((100 * sent) / bytes)) : 0;
