/** What the server says to an upload; see app/desk/media/upload-endpoint.ts. */
import type { ShownItem } from "./library-item.ts";

export type UploadAnswer =
  /** So much of it is safe. */
  | { outcome: "received"; received: number }
  | { outcome: "taken"; item: ShownItem }
  | { outcome: "refused"; sentence: string }
  /** To be tried again; `sentence`: why, if that is known. */
  | { outcome: "trouble"; sentence?: string }
  | { outcome: "signed out" };

/** A little longer than the server waits for a body. */
const patience = 35_000;

type Parts = {
  fields: Record<string, string | Blob>;
  signal: AbortSignal;
  progress?: (sent: number) => void;
};

/** Always answered, also without a line. Not by fetch, which does not tell how much of a body has gone. */
export function postForm(address: string, { fields, signal, progress }: Parts): Promise<UploadAnswer> {
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
    request.timeout = patience;
    request.upload.onprogress = ({ loaded }) => progress?.(loaded);
    request.onload = () => end(answerOf(request))();
    request.onerror = end({ outcome: "trouble" });
    request.ontimeout = request.onerror;
    request.onabort = request.onerror;
    // No answer can come any more: that is known at once.
    addEventListener("offline", abort);
    signal.addEventListener("abort", abort);
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    request.send(body);
  });
}

function answerOf({ status, responseText }: XMLHttpRequest): UploadAnswer {
  if (status === 401) return { outcome: "signed out" };
  if (status === 403) return { outcome: "refused", sentence: "Your role does not allow this." };
  try {
    const answer = JSON.parse(responseText);
    if (typeof answer?.outcome === "string") return answer;
  } catch {
    // A proxy, or a server that is busy, answers with a page.
  }
  return { outcome: "trouble", sentence: "the desk does not answer" };
}
