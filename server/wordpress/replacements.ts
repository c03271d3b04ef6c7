import { escapeMarkdown } from "./escape-markdown.ts";
import type { WordPressItem } from "./export-entries.ts";
import type { Attachment } from "./export-index.ts";
import type { ExportMedia, FoundMedia } from "./export-media.ts";
import { findElement, type HtmlElement } from "./html-tree.ts";
import type { Plan } from "./import-plan.ts";
import type { Reason, Report } from "./import-report.ts";
import type { Replacements } from "./inline-pieces.ts";
import type { Target } from "./link-targets.ts";

export type Known = {
  plan: Plan;
  media: ExportMedia;
  targetOf: (href: string, base: string) => Target;
  attachments: Map<string, Attachment>;
  report: Report;
};

type Asked = { number?: string; path?: string };

/**
 * What stands here for the links, pictures and frames of one text. What must be looked for first is asked for while the
 * text is read once, and known when it is read again.
 */
export function replacementsFor(item: Pick<WordPressItem, "id" | "link">, known: Known) {
  const { plan, media, targetOf, attachments, report } = known;
  const asked = new Map<string, Asked>();
  const found = new Map<string, FoundMedia | undefined>();
  const shown = new WeakMap<HtmlElement, ReturnType<Replacements["picture"]>>();
  let isAsking = true;

  const leaveOut = (reason: Reason, example: string) => !isAsking && report.leaveOut(reason, example);
  const mediaFor = (wanted: Asked): FoundMedia | undefined => {
    const key = `${wanted.number ?? ""} ${wanted.path ?? ""}`;
    asked.set(key, wanted);
    return found.get(key);
  };

  const link = (href: string): string | undefined => {
    const target = targetOf(href, item.link);
    if (target.kind === "elsewhere") return target.address;
    if (target.kind === "upload" || target.kind === "attachment") {
      const file = mediaFor(target.kind === "upload" ? { path: target.path } : { number: target.id });
      // The text shows the picture already.
      return file?.kind === "file" ? file.address : undefined;
    }
    if (target.kind === "nowhere") return undefined;
    const page = plan.byPath.get(target.path);
    if (!page) leaveOut("link", target.path);
    return page?.address ?? target.address;
  };

  const lookUp = (image: HtmlElement): FoundMedia | undefined => {
    const { attributes } = image;
    const [, number = attributes["data-id"] ?? ""] = /\bwp-image-(\d+)/.exec(attributes.class ?? "") ?? [];
    const src =
      attributes["data-orig-file"] ||
      attributes["data-src"] ||
      attributes["data-lazy-src"] ||
      attributes.src ||
      "";
    const target = targetOf(src, item.link);
    const path = target.kind === "upload" ? target.path : undefined;
    const isNumbered = attachments.has(number);
    if (isNumbered || path) return mediaFor({ ...(isNumbered && { number }), ...(path && { path }) });
    leaveOut("otherSite", src.startsWith("data:") ? "data:…" : src);
    return undefined;
  };

  const pictureOf = (image: HtmlElement) => {
    const picture = lookUp(image);
    if (picture?.kind !== "picture") return undefined;
    const alt = image.attributes.alt?.trim() ?? "";
    if (!isAsking && !alt && !picture.alt) report.remark("noAlt", picture.name);
    return { markdown: pictureMarkdown(picture, alt), caption: picture.caption };
  };

  const replacements: Replacements = {
    link,
    picture(image) {
      // A figure asks once more, for the caption.
      if (!shown.has(image)) shown.set(image, pictureOf(image));
      return shown.get(image);
    },
    embed(element) {
      const source = sourceOf(element);
      const target = source ? targetOf(source, item.link) : undefined;
      if (!target || target.kind === "nowhere" || target.kind === "page") return undefined;
      const href = target.kind === "elsewhere" ? watchAddress(target.address) : link(source);
      if (href === undefined) return undefined;
      if (!isAsking) report.remark("embed", URL.parse(href)?.host ?? href);
      return { href, text: element.attributes.title?.trim() || href.replace(/^https?:\/\/(?:www\.)?/, "") };
    },
    gallery(attributes) {
      const ids = (attributes.ids ?? attributes.include)?.split(/[\s,]+/) ?? childrenOf(item.id);
      return ids.flatMap((number) => {
        const picture = attachments.has(number) ? mediaFor({ number }) : undefined;
        return picture?.kind === "picture" ? [pictureMarkdown(picture, "")] : [];
      });
    },
    leaveOut: (what, name) => void leaveOut(what, name),
  };

  const childrenOf = (id: string) =>
    [...attachments.values()].filter(({ parent }) => parent === id).map((attachment) => attachment.id);

  return {
    replacements,
    /** Looks for what was asked for. */
    async find(): Promise<void> {
      isAsking = false;
      for (const [key, { number, path }] of asked) {
        const numbered = number ? await media.numbered(number) : undefined;
        found.set(key, numbered ?? (path ? await media.at(path) : undefined));
      }
    },
  };
}

export const pictureMarkdown = ({ address }: FoundMedia, alt: string) =>
  `![${escapeMarkdown(alt.replace(/\s+/g, " "))}](${address})`;

function sourceOf(element: HtmlElement): string {
  const { attributes } = element;
  const { src, mp4, mp3, webm, ogg, m4v, m4a, data } = attributes;
  const own = attributes["data-src"] || src || mp4 || mp3 || webm || ogg || m4v || m4a || data;
  return own ?? findElement(element, "source")?.attributes.src ?? "";
}

/** The page of a film rather than the frame that shows it. */
function watchAddress(address: string): string {
  const { host = "", pathname = "" } = URL.parse(address) ?? {};
  const [, film] = /^\/(?:embed|video|v)\/([\w-]{1,40})/.exec(pathname) ?? [];
  if (film && /(?:^|\.)youtube(?:-nocookie)?\.com$/.test(host))
    return `https://www.youtube.com/watch?v=${film}`;
  return film && host === "player.vimeo.com" ? `https://vimeo.com/${film}` : address;
}
