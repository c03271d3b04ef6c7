import { completeLink } from "./complete-links.ts";
import { destination, escaped } from "./markdown-edits.ts";

/** A link whose words are its own address. The site does not make links of bare addresses. */
export function linkOfAddress(typed: string): string {
  const address = completeLink(typed);
  return address === typed && /^https?:\/\/[^\s<>]+$/.test(typed)
    ? `<${typed}>`
    : `[${escaped(typed)}](${destination(address)})`;
}
