/** The pictures within an author's text: the server is asked for all of them before the text is rendered. */
import { renderToStaticMarkup } from "react-dom/server";
import type { LookedAt } from "../../server/desk/texts/look.ts";
import { asksForLowData } from "../../server/http/low-data.ts";
import { renderLongParsed } from "../../server/markdown/long-text.ts";
import { type Parsed, parseMarkdown, renderParsed } from "../../server/markdown/markdown.ts";
import { ownAddressesIn } from "../../server/markdown/own-addresses.ts";
import type { ShowPicture, TextPicture } from "../../server/markdown/text-pictures.ts";
import type { OfferedPicture } from "../../server/pictures/pictures.ts";
import type { Site } from "../../server/site.ts";
import { LanguageContext } from "../ui/page-language.ts";
import { PictureFigure, WholeImage } from "./picture-figure.tsx";
import { PictureOnRequest } from "./picture-on-request.tsx";

/** Where a text is read. Feed readers know neither our styles nor all formats. */
export type ReadOn = "page" | "low-data page" | "feed reader";

export const readingOn = (request: Request): ReadOn => (asksForLowData(request) ? "low-data page" : "page");

/** Any more of them are their descriptions. */
const mostPictures = 100;

type Here = Pick<Site, "pictures" | "language">;

export async function renderText(site: Here, source: string, on: ReadOn): Promise<string> {
  const parsed = parseMarkdown(source);
  return renderParsed(parsed, await picturesIn(site, parsed, on));
}

export async function renderLongText(site: Here, source: string, on: ReadOn) {
  const parsed = parseMarkdown(source);
  return renderLongParsed(parsed, await picturesIn(site, parsed, on));
}

/** Of a text that was rendered with places for its pictures. */
export async function withPictures(site: Here, { html, pictures }: LookedAt, on: ReadOn): Promise<string> {
  const show = await picturesOf(site, pictures, on);
  return html.map((part) => (typeof part === "string" ? part : (show?.(part) ?? part.instead))).join("");
}

const picturesIn = (site: Here, { tokens }: Parsed, on: ReadOn) =>
  picturesOf(site, ownAddressesIn(tokens).pictures, on);

async function picturesOf(
  { pictures, language }: Here,
  named: string[],
  on: ReadOn,
): Promise<ShowPicture | undefined> {
  const addresses = named.slice(0, mostPictures);
  if (addresses.length === 0) return undefined;
  const offers = addresses.map(async (address) => [address, await pictures.offer(address)] as const);
  const offered = new Map(await Promise.all(offers));
  let count = 0;
  return (shown) => {
    const picture = count++ < mostPictures ? offered.get(shown.address) : undefined;
    const markup = picture && drawnBy[on](picture, { ...shown, alt: shown.alt || picture.alt || "" });
    return markup && renderToStaticMarkup(<LanguageContext value={language}>{markup}</LanguageContext>);
  };
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
  page(picture, { alt, alone }) {
    const image = <WholeImage {...{ picture, alt, room: roomFor(picture) }} />;
    return alone ? <PictureFigure picture={picture}>{image}</PictureFigure> : image;
  },
  "low-data page": (picture, { alt, alone }) =>
    alone ? <PictureOnRequest picture={picture} alt={alt} name={alt} /> : undefined,
  "feed reader"(picture, { alt, alone }) {
    const { address, width, height, lowData } = picture;
    const size = { width: lowData.width, height: Math.round((height * lowData.width) / width) };
    // Lazy, or React writes a link to fetch it ahead.
    const image = <img src={`${address}/${lowData.width}.webp`} alt={alt} {...size} loading="lazy" />;
    return alone ? <PictureFigure picture={picture}>{image}</PictureFigure> : image;
  },
};
