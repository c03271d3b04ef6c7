/** Connects packs with the pages and pictures of the site. */
import { lowDataCookie } from "../http/low-data.ts";
import type { Render } from "../pages/render.ts";
import type { Site } from "../site.ts";
import type { PackSource } from "./make-pack.ts";
import { readPicture } from "./read-picture.ts";

export function packSource(site: Site, render: Render): PackSource {
  const { settings, pictures, media } = site;
  const requestFor = (address: string, signal: AbortSignal) =>
    new Request(settings.siteUrl + address, { headers: { cookie: `${lowDataCookie}=on` }, signal });
  const packed: Site = { ...site, packed: true };
  return {
    page: (address, signal) => render(requestFor(address, signal), { site: packed }),
    document: (address, signal) => render(requestFor(address, signal)),
    picture: (address) => readPicture({ pictures, media }, address),
  };
}
