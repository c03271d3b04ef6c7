import { useState } from "react";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { SignInDialog } from "../islands/sign-in-dialog.tsx";
import { Button } from "../ui/button.tsx";
import { AltQuestion } from "./alt-text-field.tsx";
import { ItemImage } from "./item-image.tsx";
import { stateOf } from "./library-item.ts";
import { cancelUpload, forgetUpload, replaceItem, type Upload } from "./upload-queue.ts";
import { percentOf, uploadSentence } from "./upload-sentence.ts";
import styles from "./uploader.module.css";

/** What is on its way, and what has arrived and waits for its alternative text. */
export function UploadList({ uploads }: { uploads: Upload[] }) {
  const [isAsked, ask] = useState(false);
  const ended = uploads.find(({ state }) => state === "signed out");
  return (
    <>
      {uploads.length > 0 && (
        <ul className={styles.uploads}>
          {uploads.map((upload) => (
            <li key={upload.id} className={styles.item}>
              {upload.item ? <Arrived {...upload} item={upload.item} /> : <OnItsWay {...upload} />}
            </li>
          ))}
        </ul>
      )}
      {ended && (
        <Button type="button" onClick={() => ask(true)}>
          Sign in
        </Button>
      )}
      {isAsked && <SignInDialog email="" signedIn={() => ask(false)} close={() => ask(false)} />}
      {/* Each step is told, but not each percent. */}
      <VisuallyHidden>
        <span role="status">{uploads.map((upload) => uploadSentence(upload)).join(". ")}</span>
      </VisuallyHidden>
    </>
  );
}

function OnItsWay(upload: Upload) {
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

function Arrived({ id, item }: Upload & Required<Pick<Upload, "item">>) {
  return (
    <>
      <ItemImage item={item} known={replaceItem} />
      <div className={styles.about}>
        <p>
          <a href={`/desk/media/${item.id}`} target="_blank" rel="noopener">
            {item.name}
          </a>{" "}
          {stateOf(item) ?? "is uploaded"}
        </p>
        {item.kind === "picture" && <AltQuestion item={item} saved={replaceItem} />}
      </div>
      <Button type="button" variant="outline" onClick={() => forgetUpload(id)}>
        Close
      </Button>
    </>
  );
}
