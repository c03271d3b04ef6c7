/** Adds https:// to links that were typed without it, which browsers would look for on this site. */
import type { Fields } from "../../../content/define.ts";
import { fieldAt } from "../../../content/entries.ts";
import type { Values } from "./values.ts";

/** File extensions that are not top-level domains, or far more often mean a file. */
const fileEnding =
  /^(?:avif|csv|docx?|gif|html?|ics|jpe?g|json|md|mp[34]|od[pst]|pdf|php|png|pptx?|svg|txt|webp|xlsx?|xml|zip)$/i;
const label = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?$/u;

/** "example.org/a" becomes "https://example.org/a". Anything that does not start with a host name stays as it is. */
export function completeLink(typed: string): string {
  const address = typed.trim();
  const [, rest = "", host = ""] =
    /^(?:\/\/)?(([^\s/?#:@]{1,253})(?::\d+)?(?:[/?#]\S*)?)$/.exec(address) ?? [];
  const labels = host.split(".");
  const last = labels.at(-1) ?? "";
  const isSite =
    labels.length > 1 &&
    labels.every((one) => label.test(one)) &&
    /^(?:\p{L}[\p{L}\p{M}]+|xn--.+)$/u.test(last) &&
    (!fileEnding.test(last) || labels[0]?.toLowerCase() === "www");
  return isSite ? `https://${rest}` : typed;
}

/** Completes every link of a Markdown text. `[^1]: example.org says so` is a footnote, not a link. */
export function completeLinks(source: string): string {
  return source.replace(
    /(\]\([ \t]*<?|^ {0,3}\[(?!\^)[^\]\n]+\]:[ \t]*<?)([^\s<>()]+)/gm,
    (_, before: string, address: string) => before + completeLink(address),
  );
}

/** Completes the links in the fields of a record. */
export function completeFields(fields: Fields, values: Values): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, text]) => {
      const type = fieldAt(fields, name)?.type;
      if (type === "link" || type === "file") return [name, completeLink(text)];
      return [name, type === "text" ? completeLinks(text) : text];
    }),
  );
}
