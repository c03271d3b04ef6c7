/** Brings one file to the server, in pieces, and goes on where it was cut off. */
import { postForm, type UploadAnswer } from "./post-upload.ts";

/** Half a second on a good line, five seconds at 400 kbps. A piece that did not arrive is sent in halves. */
const largestPiece = 256 * 1024;
const smallestPiece = 32 * 1024;
const pauses = [1000, 2000, 4000];

export type Progress =
  | { state: "sending"; sent: number }
  | { state: "waiting"; sentence: string }
  | { state: "signed out" };
export type Sent = Extract<UploadAnswer, { outcome: "taken" | "refused" }>;

type Parts = {
  /** Chosen here, so that a lost answer leads to the same upload. */
  id: string;
  name: string;
  file: Blob;
  signal: AbortSignal;
  show: (progress: Progress) => void;
};

/** Undefined if it was cancelled. */
export async function sendFile({ id, name, file, signal, show }: Parts): Promise<Sent | undefined> {
  const address = `/desk/media/uploads/${id}`;
  let received: number | undefined;
  let length = largestPiece;
  let failures = 0;
  while (!signal.aborted) {
    const answer = await (received === undefined ? ask() : sendPiece(received));
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
    // How much has arrived is asked before anything else is sent.
    received = undefined;
    if (signal.aborted) break;
    if (answer.outcome === "signed out") {
      show({ state: "signed out" });
      await untilEvent(["signed-in"], signal);
    } else {
      length = Math.max(length / 2, smallestPiece);
      show({ state: "waiting", sentence: answer.sentence ?? "no line" });
      await untilEvent(["online", "signed-in"], signal, pauses[Math.min(failures++, pauses.length - 1)]);
    }
  }
  return undefined;

  function ask(): Promise<UploadAnswer> {
    return postForm(address, { fields: { act: "begin", name, bytes: String(file.size) }, signal });
  }

  function sendPiece(offset: number): Promise<UploadAnswer> {
    const piece = file.slice(offset, offset + length);
    return postForm(address, {
      fields: { act: "piece", offset: String(offset), piece },
      signal,
      progress: (sent) => show({ state: "sending", sent: offset + Math.min(sent, piece.size) }),
    });
  }
}

/** At the first of these events, after so many milliseconds, or when it is cancelled. */
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
