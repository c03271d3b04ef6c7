/** Draws every icon that browsers and phones need into public/: `node tools/art/icons.ts`. */
import { mkdir, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { MARK_CORE, MARK_FRAME } from "../../app/art/mark-paths.ts";
import { PALETTE } from "../../app/art/palette.ts";
import { icoOf } from "./ico.ts";

const publicFolder = new URL("../../public/", import.meta.url);
const { light, dark } = PALETTE;

// A mask may cut off everything outside a circle of four fifths of the icon's width.
const MASKABLE_MARGIN = 0.2;
const TOUCH_MARGIN = 0.14;
// The tip of the frame is mitred and reaches beyond its corner.
const FAVICON_MARGIN = 0.06;

const favicon = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><style>`,
  `.f{fill:none;stroke:${light.gold};stroke-width:2.4}.c{fill:${light.teal}}`,
  `@media(prefers-color-scheme:dark){.f{stroke:${dark.gold}}.c{fill:${dark.teal}}}`,
  `</style><path class="f" d="${MARK_FRAME}"/><path class="c" d="${MARK_CORE}"/></svg>\n`,
].join("");

/** The mark on a background, with `margin` of the width free on every side. */
function iconSvg(margin: number, ground?: string): string {
  const width = 20 / (1 - 2 * margin);
  const corner = 12 - width / 2;
  const field = ground
    ? `<path fill="${ground}" d="M${corner} ${corner}h${width}v${width}h-${width}z"/>`
    : "";
  const { gold, teal } = ground ? dark : light;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${corner} ${corner} ${width} ${width}">${field}`,
    `<path fill="none" stroke="${gold}" stroke-width="2" d="${MARK_FRAME}"/>`,
    `<path fill="${teal}" d="${MARK_CORE}"/></svg>`,
  ].join("");
}

function png(svg: string, size: number): Promise<Buffer> {
  const drawn = sharp(Buffer.from(svg), { density: 72 * (size / 20) }).resize(size, size);
  return drawn.png({ palette: true, colours: 32, compressionLevel: 9, effort: 10 }).toBuffer();
}

/** For the press: the mark alone, in the colours of the light theme, without a background. */
const logo = `${iconSvg(FAVICON_MARGIN)}\n`;

const onGround = (margin: number) => iconSvg(margin, dark.ground);
const icons: Record<string, string | Buffer> = {
  "icons/favicon.svg": favicon,
  "icons/logo.svg": logo,
  "icons/logo-1024.png": await png(logo, 1024),
  "favicon.ico": icoOf(
    await Promise.all(
      [16, 32, 48].map(async (size) => ({ size, png: await png(iconSvg(FAVICON_MARGIN), size) })),
    ),
  ),
  "icons/apple-touch-icon.png": await png(onGround(TOUCH_MARGIN), 180),
  "icons/icon-192.png": await png(onGround(TOUCH_MARGIN), 192),
  "icons/icon-512.png": await png(onGround(TOUCH_MARGIN), 512),
  "icons/maskable-192.png": await png(onGround(MASKABLE_MARGIN), 192),
  "icons/maskable-512.png": await png(onGround(MASKABLE_MARGIN), 512),
};

await mkdir(new URL("icons/", publicFolder), { recursive: true });
for (const [name, content] of Object.entries(icons)) {
  await writeFile(new URL(name, publicFolder), content);
  console.log(name, Buffer.byteLength(content));
}
