import { useState } from "react";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { SignInDialog } from "../islands/sign-in-again.tsx";
import { Button } from "../ui/button.tsx";
import { useBrowserWords, useFillMessage } from "../ui/page-settings.ts";
import { AltTextField } from "./alt-text-field.tsx";
import { ItemImage } from "./item-image.tsx";
import { stateOf } from "./library-item.ts";
import { cancelUpload, forgetUpload, replaceItem, type Upload } from "./upload-queue.ts";
import styles from "./uploader.module.css";
import { isShownInPage, useUploads } from "./use-uploads.ts";

/** Uploads in progress, and finished ones that may still need an alternative text. */
export function UploadList({ uploads }: { uploads: Upload[] }) {
  const { signIn } = useBrowserWords();
  const sentenceOf = useUploadSentence();
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
          {signIn}
        </Button>
      )}
      {isSigningIn && (
        <SignInDialog email="" signedIn={() => setSigningIn(false)} close={() => setSigningIn(false)} />
      )}
      {/* Announces each step, but not each percent. */}
      <VisuallyHidden>
        <span role="status">{uploads.map(sentenceOf).join(". ")}</span>
      </VisuallyHidden>
    </>
  );
}

function InProgress(upload: Upload) {
  const { uploads: words, common } = useBrowserWords();
  const fill = useFillMessage();
  const sentence = useUploadSentence()(upload);
  const { id, name, state } = upload;
  const isSending = state === "sending" || state === "waiting";
  const percent = percentOf(upload);
  return (
    <>
      <p className={styles.about} data-trouble={state === "refused" || undefined}>
        {isSending ? fill(words.percent, { sentence, percent }) : sentence}
      </p>
      {isSending && <progress value={percent} max={100} aria-label={name} />}
      <Button
        type="button"
        variant="outline"
        onClick={() => (state === "refused" ? forgetUpload : cancelUpload)(id)}
      >
        {state === "refused" ? words.close : common.cancel}
      </Button>
    </>
  );
}

function Finished({ id, item }: Upload & Required<Pick<Upload, "item">>) {
  const { uploads: words, media } = useBrowserWords();
  return (
    <>
      <ItemImage item={item} onChange={replaceItem} />
      <div className={styles.about}>
        <p>
          <a href={`/desk/media/${item.id}`} target="_blank" rel="noopener">
            <bdi>{item.name}</bdi>
          </a>{" "}
          {stateOf(item, media) ?? words.isDone}
        </p>
        {item.kind === "picture" && <AltTextField item={item} saved={replaceItem} />}
      </div>
      <Button type="button" variant="outline" onClick={() => forgetUpload(id)}>
        {words.close}
      </Button>
    </>
  );
}

/** At the bottom of the window: uploads that continue while the person does something else. */
export function UploadShelf() {
  const { label } = useBrowserWords().uploads;
  const uploads = useUploads().filter((upload) => !isShownInPage(upload));
  if (uploads.length === 0) return null;
  return (
    <aside aria-label={label} className={styles.shelf}>
      <UploadList uploads={uploads} />
    </aside>
  );
}

function useUploadSentence() {
  const { uploads: words } = useBrowserWords();
  const fill = useFillMessage();
  return ({ name, state, sentence }: Upload): string =>
    fill(words[state === "signed out" ? "signedOut" : state], { name, reason: sentence });
}

/** Never 100 before the server has confirmed it. */
const percentOf = ({ sent, bytes }: Upload) =>
  bytes > 0 ? Math.min(99, Math.floor((100 * sent) / bytes)) : 0;
