import type { Message } from "../server/inbox/enquiries-commands.ts";
import { toWidth } from "./terminal-text.ts";

/** One line for each message, no wider than the terminal (at least 64 columns). */
export function table(messages: Message[], width: number): string {
  const rest = Math.max(20, width - 44);
  const from = Math.floor(rest * 0.4);
  const line = (reference: string, received: string, state: string, name: string, subject: string) =>
    [
      toWidth(reference, 9),
      toWidth(received, 16),
      toWidth(state, 11),
      toWidth(name, from),
      toWidth(subject, rest - from),
    ]
      .join("  ")
      .trimEnd();
  return [
    line("REFERENCE", "RECEIVED (UTC)", "STATE", "FROM", "SUBJECT"),
    ...messages.map(({ id, created_at, state, mail, name, subject }) =>
      line(id, minute(created_at), mail === "given up" ? `${state}, !` : state, name, subject),
    ),
    ...(messages.some(({ mail }) => mail === "given up")
      ? ["! could not be mailed to the staff: see `resend`"]
      : []),
  ].join("\n");
}

export function minute(instant: string): string {
  return instant.slice(0, 16).replace("T", " ");
}
