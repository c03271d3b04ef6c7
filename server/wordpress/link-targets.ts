import { oldPath } from "../content/old-path.ts";
import { destinationOf } from "../markdown/links.ts";
import type { ExportIndex } from "./export-index.ts";
import { uploadIn } from "./uploads-folder.ts";

/** The destination of a link in a text. */
export type Target =
  | { kind: "page"; path: string; address: string }
  /** A file below wp-content/uploads. */
  | { kind: "upload"; path: string }
  /** The WordPress page of a file, by the id of the file. */
  | { kind: "attachment"; id: string }
  | { kind: "elsewhere"; address: string }
  | { kind: "nowhere" };

export function linkTargetsOf({ site, attachments }: ExportIndex) {
  const hosts = new Set([site.url, site.homeUrl].map((url) => bareHost(URL.parse(url)?.host ?? "")));
  const attachmentPages = new Map(
    [...attachments.values()].map(({ id, link }) => [oldPath(link) ?? "", id] as const),
  );

  /** `base`: the address of the page with the link. */
  return (href: string, base: string): Target => {
    const url = URL.parse(href, URL.canParse(base) ? base : site.homeUrl);
    if (!url || href.startsWith("#")) return { kind: "nowhere" };
    if (/^(?:mailto|tel):$/.test(url.protocol)) return elsewhere(href);
    if (!/^https?:$/.test(url.protocol)) return { kind: "nowhere" };
    const upload = uploadIn(url.href);
    // WordPress.com serves copies of pictures from its own hosts.
    const isCopy = /^i\d\.wp\.com$/.test(url.host) && hosts.has(bareHost(url.pathname.split("/")[1] ?? ""));
    if (!hosts.has(bareHost(url.host)) && !isCopy) return elsewhere(url.href);
    if (upload) return { kind: "upload", path: upload };
    const path = oldPath(url.href);
    const attachment = path && attachmentPages.get(path);
    if (attachment) return { kind: "attachment", id: attachment };
    return path ? { kind: "page", path, address: url.href } : elsewhere("/");
  };
}

const bareHost = (host: string) => host.toLowerCase().replace(/^www\./, "");

function elsewhere(address: string): Target {
  return destinationOf(address) === "refused" ? { kind: "nowhere" } : { kind: "elsewhere", address };
}
