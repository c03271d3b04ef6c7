import { createHash } from "node:crypto";
import { mailLimits } from "./mail-limits.ts";

const longest = 250;
const pattern = new RegExp(`<([!-;=?-~]{1,${longest}})>`, "g");

/** The Message-IDs in a header such as References, in order, without brackets. Skips those that are not safe in a header. */
export function messageIdsIn(header: string): string[] {
  return [...header.matchAll(pattern)].flatMap(([, id = ""]) => (id.includes("@") ? [id] : []));
}

/** The headers at the start of a mail. */
export function headersOf(start: Buffer): Buffer {
  const text = start.toString("latin1");
  const end = /\r?\n\r?\n/.exec(text);
  return start.subarray(0, end ? end.index + end[0].length : start.length);
}

/** Identifies a mail, so that it is accepted once: its Message-ID or, without one, a hash of its headers. */
export function mailKey(start: Buffer): string {
  const headers = headersOf(start.subarray(0, mailLimits.headerBytes));
  const line = /^message-id:((?:[^\n]|\n[ \t])*)/im.exec(headers.toString("latin1"))?.[1] ?? "";
  return messageIdsIn(line)[0] ?? `sha256 ${createHash("sha256").update(headers).digest("hex")}`;
}
