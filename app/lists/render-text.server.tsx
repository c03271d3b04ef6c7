/** Renders an author's text with its pictures, files and footnotes, which are all looked up before rendering. */
import { createHash } from "node:crypto";
import { text } from "node:stream/consumers";
import { renderToStaticMarkup } from "react-dom/server";
import { type Language, languageCodes, languages } from "../../languages.ts";
import { wantsLowData } from "../../server/http/low-data.ts";
import { renderLongParsed } from "../../server/markdown/long-text.ts";
import { type Parsed, parseMarkdown, renderParsed } from "../../server/markdown/markdown.ts";
import { isCaptions, isOwnFile, mediumOf } from "../../server/markdown/media-links.ts";
import { type OwnAddresses, ownAddressesIn } from "../../server/markdown/own-addresses.ts";
import type { ShowPart, TextLink, TextPicture } from "../../server/markdown/text-parts.ts";
import { mediaLimits } from "../../server/media/media-limits.ts";
import type { Media } from "../../server/media/media-types.ts";
import type { OfferedPicture } from "../../server/media/pictures/pictures.ts";
import { transcriptOf } from "../../server/media/transcript.ts";
import type { TextInspection } from "../../server/publishing/texts/inspect-text.ts";
import type { Site } from "../../server/site.ts";
import { LanguageContext } from "../ui/page-language.ts";
import { fileSize } from "./file-size.server.ts";
import { footnoteMarkup } from "./footnotes.ts";
import { GalleryImage, PictureFigure, WholeImage } from "./picture-figure.tsx";
import { PictureOnRequest } from "./picture-on-request.tsx";
import { ElsewhereCard, FileCard, Player } from "./text-cards.tsx";

/** Where a text is read. Feed readers have neither our styles nor support for all formats. */
export type RenderTarget = "page" | "low-data page" | "feed reader";

export const renderTargetOf = (request: Request): RenderTarget =>
  wantsLowData(request) ? "low-data page" : "page";

/** Further pictures become their alternative text, further files plain links. */
const maxPictures = 100;
const maxFiles = 100;

type TextSite = Pick<Site, "pictures" | "media" | "language">;

/** One of several texts on a page. */
export async function renderText(site: TextSite, source: string, target: RenderTarget): Promise<string> {
  const parsed = parseMarkdown(source);
  const id = createHash("sha256").update(source).digest("hex").slice(0, 6);
  return renderParsed(parsed, await partsIn(site, parsed, target, `note-${id}`));
}

/** The one long text of a page. */
export async function renderLongText(site: TextSite, source: string, target: RenderTarget) {
  const parsed = parseMarkdown(source);
  return renderLongParsed(parsed, await partsIn(site, parsed, target));
}

/** Fills a text that was rendered with placeholders for its parts. */
export async function withParts(
  site: TextSite,
  { html, ...named }: TextInspection,
  target: RenderTarget,
): Promise<string> {
  const show = await partsOf(site, named, target);
  return html.map((part) => (typeof part === "string" ? part : (show(part) ?? part.fallback))).join("");
}

const partsIn = (site: TextSite, { tokens }: Parsed, target: RenderTarget, id?: string) =>
  partsOf(site, ownAddressesIn(tokens), target, id);

/** `noteId` is the prefix of footnote ids. */
async function partsOf(
  { pictures, media, language }: TextSite,
  named: OwnAddresses,
  target: RenderTarget,
  noteId = "note",
): Promise<ShowPart> {
  const lookUp = async <Value,>(addresses: string[], find: (address: string) => Promise<Value>) =>
    new Map(await Promise.all(addresses.map(async (address) => [address, await find(address)] as const)));
  const offered = await lookUp(named.pictures.slice(0, maxPictures), (address) => pictures.offer(address));
  const files = await lookUp(named.links.filter(isOwnFile).slice(0, maxFiles), (address) =>
    fileSize(media, address),
  );
  const captions = await lookUp(named.links.filter(isCaptions).slice(0, maxFiles), (address) =>
    target === "feed reader" ? Promise.resolve([]) : transcriptAt(media, address),
  );
  let count = 0;
  const pictureAt = (address = "") => (count++ < maxPictures ? offered.get(address) : undefined);

  return (part) => {
    if (part.kind === "picture") {
      const picture = pictureAt(part.address);
      return (
        picture &&
        markup(pictureFor[target](picture, { ...part, alt: part.alt || picture.alt || "" }), language)
      );
    }
    if (part.kind === "link") {
      const poster = target === "page" && part.poster ? pictureAt(part.poster) : undefined;
      return markup(cardFor(part, poster, files, captions, target), language);
    }
    // Feed readers show many texts on one page and drop our ids.
    return target === "feed reader" ? undefined : footnoteMarkup(part, noteId, language);
  };
}

const markup = (element: React.ReactElement | undefined, language: Language) =>
  element && renderToStaticMarkup(<LanguageContext value={language}>{element}</LanguageContext>);

function cardFor(
  link: TextLink,
  poster: OfferedPicture | undefined,
  files: Map<string, number | undefined>,
  transcripts: Map<string, string[]>,
  target: RenderTarget,
): React.ReactElement | undefined {
  if (!isOwnFile(link.address)) return <ElsewhereCard {...{ link, poster }} />;
  const bytes = files.get(link.address);
  // A missing file stays an ordinary link.
  if (bytes === undefined) return undefined;
  const file = { name: nameIn(link.address), bytes };
  const medium = target === "feed reader" ? undefined : mediumOf(link.address);
  if (!medium) return <FileCard {...{ link, file }} />;
  const captions = (link.captions ?? [])
    .filter(({ address }) => files.get(address) !== undefined)
    .map(({ address, label }) => ({
      ...{ address, label, transcript: transcripts.get(address) ?? [] },
      language: languageCodes.find((code) => label.includes(languages[code].name)),
    }));
  return <Player {...{ link, poster, file, medium, captions }} />;
}

/** Empty if the captions cannot be read: the page is worth more than its transcript. */
async function transcriptAt(media: Media, address: string): Promise<string[]> {
  try {
    const [, , id = "", name = ""] = address.split("/");
    const file = await media.open(id, name);
    return file && file.bytes <= mediaLimits.captionsBytes ? transcriptOf(await text(file.stream)) : [];
  } catch {
    return [];
  }
}

/** Authors may type a percent sign that is not an escape. */
function nameIn(address: string): string {
  const name = address.slice(address.lastIndexOf("/") + 1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** As wide as the text and no higher than a screen, except for very tall pictures, which are meant to be read. */
const roomFor = ({ width, height }: OfferedPicture) => ({
  width: 720,
  height: height > 2 * width ? height : 640,
});

const pictureFor: Record<
  RenderTarget,
  (picture: OfferedPicture, shown: TextPicture) => React.ReactElement | undefined
> = {
  page(picture, { alt, caption, alone, inGallery }) {
    const image = inGallery ? (
      <GalleryImage {...{ picture, alt }} />
    ) : (
      <WholeImage {...{ picture, alt, room: roomFor(picture) }} />
    );
    return alone ? <PictureFigure {...{ picture, caption }}>{image}</PictureFigure> : image;
  },
  "low-data page": (picture, { alt, caption, alone }) =>
    alone ? <PictureOnRequest {...{ picture, alt, caption }} name={alt} /> : undefined,
  "feed reader"(picture, { alt, caption, alone }) {
    const { address, width, height, lowData } = picture;
    const size = { width: lowData.width, height: Math.round((height * lowData.width) / width) };
    // Lazy, or React adds a preload link.
    const image = <img src={`${address}/${lowData.width}.webp`} alt={alt} {...size} loading="lazy" />;
    return alone ? <PictureFigure {...{ picture, caption }}>{image}</PictureFigure> : image;
  },
};
