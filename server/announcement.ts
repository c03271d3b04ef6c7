type Announced = {
  siteUrl: string;
  /** Where this process listens. */
  port: number;
  isTerminal: boolean;
  /** Makes the key of the first administrator's link; undefined once the desk has staff. */
  newKey: () => Promise<string | undefined>;
  /** Whether the desk has no staff yet. */
  isOpen: () => Promise<boolean>;
};

/**
 * What the start prints. The first administrator's link works for anyone who reads it, so it is for the person at the
 * terminal: where the output goes to a file or a log, another command prints it.
 */
export async function announcement({
  siteUrl,
  port,
  isTerminal,
  newKey,
  isOpen,
}: Announced): Promise<string> {
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
