/** Uploads one file in pieces, and resumes after an interruption. */
import { browserWords } from "../browser/browser-words.ts";
import { postUpload, type UploadAnswer } from "./post-upload.ts";

/** Half a second on a good connection, five seconds at 400 kbps. After a failure the pieces are halved. */
const largestPiece = 256 * 1024;
const smallestPiece = 32 * 1024;
const pauses = [1000, 2000, 4000];

export type Progress =
  | { state: "sending"; sent: number }
  | { state: "waiting"; sentence: string }
  | { state: "signed out" };
export type Sent = Extract<UploadAnswer, { outcome: "taken" | "refused" }>;

type Options = {
  /** Chosen by the browser, so that it finds its upload again after a lost answer. */
  id: string;
  name: string;
  file: Blob;
  signal: AbortSignal;
  show: (progress: Progress) => void;
};

/** Undefined if it was cancelled. */
export async function sendFile({ id, name, file, signal, show }: Options): Promise<Sent | undefined> {
  const address = `/desk/media/uploads/${id}`;
  let received: number | undefined;
  let length = largestPiece;
  let failures = 0;
  while (!signal.aborted) {
    const answer = await (received === undefined ? begin() : sendPiece(received));
    if (answer.outcome === "taken" || answer.outcome === "refused") return answer;
    if (answer.outcome === "received") {
      if (received !== undefined && answer.received > received) {
        failures = 0;
        length = Math.min(length * 2, largestPiece);
      }
      received = answer.received;
      show({ state: "sending", sent: received });
      continue;
    }
    // Ask how much arrived before sending more.
    received = undefined;
    if (signal.aborted) break;
    if (answer.outcome === "signed out") {
      show({ state: "signed out" });
      await untilEvent(["signed-in"], signal);
    } else {
      length = Math.max(length / 2, smallestPiece);
      show({ state: "waiting", sentence: answer.sentence ?? browserWords().uploads.offline });
      await untilEvent(["online", "signed-in"], signal, pauses[Math.min(failures++, pauses.length - 1)]);
    }
  }
  return undefined;

  function begin(): Promise<UploadAnswer> {
    return postUpload(address, { fields: { act: "begin", name, bytes: String(file.size) }, signal });
  }

  function sendPiece(offset: number): Promise<UploadAnswer> {
    const piece = file.slice(offset, offset + length);
    return postUpload(address, {
      fields: { act: "piece", offset: String(offset), piece },
      signal,
      progress: (sent) => show({ state: "sending", sent: offset + Math.min(sent, piece.size) }),
    });
  }
}

/** Resolves at the first of these events, after the given time, or on abort. */
function untilEvent(names: string[], signal: AbortSignal, milliseconds?: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      for (const name of names) removeEventListener(name, done);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = milliseconds === undefined ? undefined : setTimeout(done, milliseconds);
    for (const name of names) addEventListener(name, done);
    signal.addEventListener("abort", done);
  });
}
