/** What the site shows within an author's text. It is asked for all pictures and files before the text is rendered. */
import { createHash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import type { Language } from "../../languages.ts";
import { asksForLowData } from "../../server/http/low-data.ts";
import { renderLongParsed } from "../../server/markdown/long-text.ts";
import { type Parsed, parseMarkdown, renderParsed } from "../../server/markdown/markdown.ts";
import { isOwnFile, mediumOf } from "../../server/markdown/media-links.ts";
import { type OwnAddresses, ownAddressesIn } from "../../server/markdown/own-addresses.ts";
import type { ShowPart, TextLink, TextPicture } from "../../server/markdown/text-parts.ts";
import type { OfferedPicture } from "../../server/media/pictures/pictures.ts";
import type { TextInspection } from "../../server/publishing/texts/inspect-text.ts";
import type { Site } from "../../server/site.ts";
import { LanguageContext } from "../ui/page-language.ts";
import { fileSize } from "./file-size.server.ts";
import { GalleryImage, PictureFigure, WholeImage } from "./picture-figure.tsx";
import { PictureOnRequest } from "./picture-on-request.tsx";
import { ElsewhereCard, FileCard, Player } from "./text-cards.tsx";
import { noteMarkup } from "./text-notes.ts";

/** Where a text is read. Feed readers know neither our styles nor all formats. */
export type ReadOn = "page" | "low-data page" | "feed reader";

export const readingOn = (request: Request): ReadOn => (asksForLowData(request) ? "low-data page" : "page");

/** Any more of them are their descriptions, and links. */
const mostPictures = 100;
const mostFiles = 100;

type Here = Pick<Site, "pictures" | "media" | "language">;

/** One of several texts on a page. */
export async function renderText(site: Here, source: string, on: ReadOn): Promise<string> {
  const parsed = parseMarkdown(source);
  const id = createHash("sha256").update(source).digest("hex").slice(0, 6);
  return renderParsed(parsed, await partsIn(site, parsed, on, `note-${id}`));
}

/** The one long text of a page. */
export async function renderLongText(site: Here, source: string, on: ReadOn) {
  const parsed = parseMarkdown(source);
  return renderLongParsed(parsed, await partsIn(site, parsed, on));
}

/** Of a text that was rendered with places for its parts. */
export async function withParts(site: Here, { html, ...named }: TextInspection, on: ReadOn): Promise<string> {
  const show = await partsOf(site, named, on);
  return html.map((part) => (typeof part === "string" ? part : (show(part) ?? part.fallback))).join("");
}

const partsIn = (site: Here, { tokens }: Parsed, on: ReadOn, id?: string) =>
  partsOf(site, ownAddressesIn(tokens), on, id);

/** `noteId`: what the ids of footnotes begin with. */
async function partsOf(
  { pictures, media, language }: Here,
  named: OwnAddresses,
  on: ReadOn,
  noteId = "note",
): Promise<ShowPart> {
  const known = async <Value,>(addresses: string[], find: (address: string) => Promise<Value>) =>
    new Map(await Promise.all(addresses.map(async (address) => [address, await find(address)] as const)));
  const offered = await known(named.pictures.slice(0, mostPictures), (address) => pictures.offer(address));
  const files = await known(named.links.filter(isOwnFile).slice(0, mostFiles), (address) =>
    fileSize(media, address),
  );
  let count = 0;
  const pictureAt = (address = "") => (count++ < mostPictures ? offered.get(address) : undefined);

  return (part) => {
    if (part.kind === "picture") {
      const picture = pictureAt(part.address);
      return (
        picture && markup(drawnBy[on](picture, { ...part, alt: part.alt || picture.alt || "" }), language)
      );
    }
    if (part.kind === "link") {
      const poster = on === "page" && part.poster ? pictureAt(part.poster) : undefined;
      return markup(cardFor(part, poster, files.get(part.address), on), language);
    }
    // Feed readers show many texts on one page, and none of our ids.
    return on === "feed reader" ? undefined : noteMarkup(part, noteId, language);
  };
}

const markup = (element: React.ReactElement | undefined, language: Language) =>
  element && renderToStaticMarkup(<LanguageContext value={language}>{element}</LanguageContext>);

function cardFor(
  link: TextLink,
  poster: OfferedPicture | undefined,
  bytes: number | undefined,
  on: ReadOn,
): React.ReactElement | undefined {
  if (!isOwnFile(link.address)) return <ElsewhereCard {...{ link, poster }} />;
  // It is not there: what leads to it stays a link, as in a sentence.
  if (bytes === undefined) return undefined;
  const file = { name: nameIn(link.address), bytes };
  const medium = on === "feed reader" ? undefined : mediumOf(link.address);
  return medium ? <Player {...{ link, poster, file, medium }} /> : <FileCard {...{ link, file }} />;
}

/** An author may have typed a percent sign that escapes nothing. */
function nameIn(address: string): string {
  const name = address.slice(address.lastIndexOf("/") + 1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The measure of a text, and no higher than a screen, unless it is so tall that it must be meant to be read. */
const roomFor = ({ width, height }: OfferedPicture) => ({
  width: 720,
  height: height > 2 * width ? height : 640,
});

const drawnBy: Record<
  ReadOn,
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
    // Lazy, or React writes a link to fetch it ahead.
    const image = <img src={`${address}/${lowData.width}.webp`} alt={alt} {...size} loading="lazy" />;
    return alone ? <PictureFigure {...{ picture, caption }}>{image}</PictureFigure> : image;
  },
};
