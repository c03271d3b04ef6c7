import type { Upload } from "./upload-queue.ts";

/** What an upload does now, without its percents. */
export function uploadSentence({ name, state, sentence }: Upload): string {
  if (state === "waiting its turn") return `${name} waits its turn`;
  if (state === "preparing") return `Preparing ${name}`;
  if (state === "sending") return `Sending ${name}`;
  if (state === "waiting") return `${name} goes on by itself (${sentence})`;
  if (state === "signed out") return `You are signed out: sign in, and ${name} goes on`;
  if (state === "refused") return `${name} was not uploaded. ${sentence}`;
  return `${name} is uploaded`;
}

/** All of it is there only when the server has said so. */
export const percentOf = ({ sent, bytes }: Pick<Upload, "sent" | "bytes">) =>
  bytes > 0 ? Math.min(99, Math.floor((100 * sent) / bytes)) : 0;
