import { createHash } from "node:crypto";
import { mailLimits } from "./mail-limits.ts";
import { messageIdsIn } from "./message-ids.ts";

/** The headers of a mail, from its beginning. */
export function headersOf(start: Buffer): Buffer {
  const text = start.toString("latin1");
  const end = /\r?\n\r?\n/.exec(text);
  return start.subarray(0, end ? end.index + end[0].length : start.length);
}

/** What a mail is known by, so that it is taken once: its Message-ID, or a hash of its headers if it has none. */
export function mailKey(start: Buffer): string {
  const headers = headersOf(start.subarray(0, mailLimits.headerBytes));
  const line = /^message-id:((?:[^\n]|\n[ \t])*)/im.exec(headers.toString("latin1"))?.[1] ?? "";
  return messageIdsIn(line)[0] ?? `sha256 ${createHash("sha256").update(headers).digest("hex")}`;
}
