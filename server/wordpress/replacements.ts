import { escapeMarkdown } from "./escape-markdown.ts";
import type { WordPressItem } from "./export-entries.ts";
import type { Attachment } from "./export-index.ts";
import type { ExportMedia, FoundMedia } from "./export-media.ts";
import { findElement, type HtmlElement } from "./html-tree.ts";
import type { Plan } from "./import-plan.ts";
import type { Reason, Report } from "./import-report.ts";
import type { Replacements } from "./inline-pieces.ts";
import type { Target } from "./link-targets.ts";

export type ImportContext = {
  plan: Plan;
  media: ExportMedia;
  targetOf: (href: string, base: string) => Target;
  attachments: Map<string, Attachment>;
  report: Report;
};

type MediaRequest = { id?: string; path?: string };

/**
 * Replaces the links, pictures and frames of one text. Lookups are asynchronous but the conversion is not, so a text is
 * converted twice: the first pass collects requests, `find` answers them, and the second pass uses the answers.
 */
export function replacementsFor(item: Pick<WordPressItem, "id" | "link">, context: ImportContext) {
  const { plan, media, targetOf, attachments, report } = context;
  const requests = new Map<string, MediaRequest>();
  const found = new Map<string, FoundMedia | undefined>();
  const shown = new WeakMap<HtmlElement, ReturnType<Replacements["picture"]>>();
  let isFirstPass = true;

  const leaveOut = (reason: Reason, example: string) => !isFirstPass && report.leaveOut(reason, example);
  const mediaFor = (request: MediaRequest): FoundMedia | undefined => {
    const key = `${request.id ?? ""} ${request.path ?? ""}`;
    requests.set(key, request);
    return found.get(key);
  };

  const link = (href: string): string | undefined => {
    const target = targetOf(href, item.link);
    if (target.kind === "elsewhere") return target.address;
    if (target.kind === "upload" || target.kind === "attachment") {
      const file = mediaFor(target.kind === "upload" ? { path: target.path } : { id: target.id });
      // A link to a picture is dropped: the text already shows it.
      return file?.kind === "file" ? file.address : undefined;
    }
    if (target.kind === "nowhere") return undefined;
    const page = plan.byPath.get(target.path);
    if (!page) leaveOut("link", target.path);
    return page?.address ?? target.address;
  };

  const lookUp = (image: HtmlElement): FoundMedia | undefined => {
    const { attributes } = image;
    const [, id = attributes["data-id"] ?? ""] = /\bwp-image-(\d+)/.exec(attributes.class ?? "") ?? [];
    const src =
      attributes["data-orig-file"] ||
      attributes["data-src"] ||
      attributes["data-lazy-src"] ||
      attributes.src ||
      "";
    const target = targetOf(src, item.link);
    const path = target.kind === "upload" ? target.path : undefined;
    const hasId = attachments.has(id);
    if (hasId || path) return mediaFor({ ...(hasId && { id }), ...(path && { path }) });
    leaveOut("otherSite", src.startsWith("data:") ? "data:…" : src);
    return undefined;
  };

  const pictureOf = (image: HtmlElement) => {
    const picture = lookUp(image);
    if (picture?.kind !== "picture") return undefined;
    const alt = image.attributes.alt?.trim() ?? "";
    if (!isFirstPass && !alt && !picture.alt) report.remark("noAlt", picture.name);
    return { markdown: pictureMarkdown(picture, alt), caption: picture.caption };
  };

  const replacements: Replacements = {
    link,
    picture(image) {
      // A figure asks again for the caption.
      if (!shown.has(image)) shown.set(image, pictureOf(image));
      return shown.get(image);
    },
    embed(element) {
      const source = sourceOf(element);
      const target = source ? targetOf(source, item.link) : undefined;
      if (!target || target.kind === "nowhere" || target.kind === "page") return undefined;
      const href = target.kind === "elsewhere" ? watchAddress(target.address) : link(source);
      if (href === undefined) return undefined;
      if (!isFirstPass) report.remark("embed", URL.parse(href)?.host ?? href);
      return { href, text: element.attributes.title?.trim() || href.replace(/^https?:\/\/(?:www\.)?/, "") };
    },
    gallery(attributes) {
      const ids = (attributes.ids ?? attributes.include)?.split(/[\s,]+/) ?? childrenOf(item.id);
      return ids.flatMap((id) => {
        const picture = attachments.has(id) ? mediaFor({ id }) : undefined;
        return picture?.kind === "picture" ? [pictureMarkdown(picture, "")] : [];
      });
    },
    leaveOut: (what, name) => void leaveOut(what, name),
  };

  const childrenOf = (id: string) =>
    [...attachments.values()].filter(({ parent }) => parent === id).map((attachment) => attachment.id);

  return {
    replacements,
    /** Ends the first pass. */
    async find(): Promise<void> {
      isFirstPass = false;
      for (const [key, { id, path }] of requests) {
        const byId = id ? await media.withId(id) : undefined;
        found.set(key, byId ?? (path ? await media.at(path) : undefined));
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

/** The page of a video rather than its embedded frame. */
function watchAddress(address: string): string {
  const { host = "", pathname = "" } = URL.parse(address) ?? {};
  const [, video] = /^\/(?:embed|video|v)\/([\w-]{1,40})/.exec(pathname) ?? [];
  if (video && /(?:^|\.)youtube(?:-nocookie)?\.com$/.test(host))
    return `https://www.youtube.com/watch?v=${video}`;
  return video && host === "player.vimeo.com" ? `https://vimeo.com/${video}` : address;
}
