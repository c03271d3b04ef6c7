import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";

/** The HTML of a document once all of it is there, or an error as soon as the signal says to stop. */
export async function renderWhole(document: React.ReactNode, signal: AbortSignal): Promise<string> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(document, {
      // Whole: React would otherwise send the later parts of a long page to be moved into place by script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        signal.removeEventListener("abort", stop);
        resolve(text(pipe(new PassThrough())));
      },
      onShellError: reject,
      onError: reject,
    });
    const stop = () => {
      reject(signal.reason);
      abort(signal.reason);
    };
    signal.addEventListener("abort", stop, { once: true });
  });
}
