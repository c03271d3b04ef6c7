import { isIP } from "node:net";
import type { ImapFlowOptions } from "imapflow";
import { mailLimits } from "./mail-limits.ts";

export type ImapAccount = {
  options: ImapFlowOptions;
  folder: string;
  /** For the desk, the log and the database: without the password. */
  name: string;
};

/** Parses IMAP_URL. The password is sent over encrypted connections only, except to this machine. */
export function readImapUrl(imapUrl: string): ImapAccount {
  const url = new URL(imapUrl);
  const secure = url.protocol === "imaps:";
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const [user, pass] = [decoded(url.username), decoded(url.password)];
  const folder = decoded(url.pathname.slice(1)) || "INBOX";
  return {
    folder,
    name: `${user && `${user} at `}${host}, ${folder}`,
    options: {
      ...{ host, port: Number(url.port) || (secure ? 993 : 143), secure, auth: { user, pass } },
      // True requires encryption: without it, the connection fails.
      ...(secure ? {} : { doSTARTTLS: !isLoopback(host) }),
      logger: false,
      ...{ connectionTimeout: 20_000, greetingTimeout: 15_000, socketTimeout: 120_000 },
      ...{ maxLineLength: 4_000_000, maxLiteralSize: mailLimits.bytes + 1_000_000 },
      maxResponseSize: mailLimits.bytes + 8_000_000,
      // Start to listen for new mail when the connection has been idle this long.
      autoIdleDelay: 1000,
    },
  };
}

/** A password may contain a "%" that is not an escape. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const isLoopback = (host: string) =>
  host === "localhost" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."));
