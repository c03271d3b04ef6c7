type Options = {
  siteUrl: string;
  port: number;
  isTerminal: boolean;
  /** Creates the key in the first administrator's link; undefined if the desk has staff. */
  newKey: () => Promise<string | undefined>;
  /** Whether the desk has no staff yet. */
  isOpen: () => Promise<boolean>;
};

/**
 * The message that the server prints at start. The first administrator's link works for anyone who reads it, so it is
 * only printed to a terminal. If the output goes to a file or a log, the message names the command that prints the link.
 */
export async function announcement({ siteUrl, port, isTerminal, newKey, isOpen }: Options): Promise<string> {
  const here = `http://localhost:${port}`;
  const isLocal = siteUrl.startsWith("http://localhost:");
  const key = isTerminal ? await newKey() : undefined;
  const begin = key
    ? `  The desk has no staff yet. To begin, open this link within 60 minutes:\n  ${beginLink(isLocal ? here : siteUrl, key)}\n\n`
    : !isTerminal && (await isOpen())
      ? "  The desk has no staff yet. For a link to begin with, run: npm run staff -- begin\n\n"
      : "";
  return `\n  Secure AI Africa is at ${isLocal ? here : `${siteUrl}, served from ${here}`}\n\n${begin}`;
}

export const beginLink = (siteUrl: string, key: string) => `${siteUrl}/desk/begin?key=${key}`;
