/** Posts a piece of an upload: see app/desk/media/upload-endpoint.ts. */
import { browserWords } from "../browser/browser-words.ts";
import type { LibraryItem } from "./library-item.ts";

export type UploadAnswer =
  /** The server has stored this many bytes. */
  | { outcome: "received"; received: number }
  | { outcome: "taken"; item: LibraryItem }
  | { outcome: "refused"; sentence: string }
  /** Try again; `sentence` says why, if known. */
  | { outcome: "trouble"; sentence?: string }
  | { outcome: "signed out" };

/** In milliseconds: a little longer than the server waits for a request body. */
const timeout = 35_000;

type Options = {
  fields: Record<string, string | Blob>;
  signal: AbortSignal;
  progress?: (sent: number) => void;
};

/** Never rejects. Uses XMLHttpRequest because fetch does not report how much of a body was sent. */
export function postUpload(address: string, { fields, signal, progress }: Options): Promise<UploadAnswer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const end = (answer: UploadAnswer) => () => {
      signal.removeEventListener("abort", abort);
      removeEventListener("offline", abort);
      resolve(answer);
    };
    request.open("POST", address);
    request.setRequestHeader("accept", "application/json");
    request.timeout = timeout;
    request.upload.onprogress = ({ loaded }) => progress?.(loaded);
    request.onload = () => end(answerOf(request))();
    request.onerror = end({ outcome: "trouble" });
    request.ontimeout = request.onerror;
    request.onabort = request.onerror;
    // Do not wait for the timeout: no answer can come.
    addEventListener("offline", abort);
    signal.addEventListener("abort", abort);
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    request.send(body);
  });
}

function answerOf({ status, responseText }: XMLHttpRequest): UploadAnswer {
  if (status === 401) return { outcome: "signed out" };
  if (status === 403) return { outcome: "refused", sentence: browserWords().notAllowed };
  try {
    const answer = JSON.parse(responseText);
    if (typeof answer?.outcome === "string") return answer;
  } catch {
    // A proxy or a busy server answers with a page.
  }
  return { outcome: "trouble", sentence: browserWords().uploads.noAnswer };
}
