import type { SectionKind } from "../../content/kinds.ts";
import { packAddress } from "../../server/packs/pack-name.ts";
import type { Price } from "../../server/packs/packs.ts";
import type { Site } from "../../server/site.ts";
import { fileSize } from "./file-size.server.ts";

export type PackFileSize = { address: string; bytes: number };

export type PackPrice = Pick<Price, "size" | "digest" | "count" | "documentBytes"> & {
  /** Files to download, such as PDFs, that the visitor may save too. */
  files: PackFileSize[];
};

export type SaveOffer = {
  kind: SectionKind;
  /** Whether it is the pack of a whole list. */
  isList: boolean;
  /** "/packs/resources", followed by ".json" and the like. */
  address: string;
  /** Undefined while the pack is being made. */
  price: PackPrice | undefined;
};

/** The pack of a record or of a list; undefined if none is offered. */
export async function saveOffer(site: Site, kind: SectionKind, id?: string): Promise<SaveOffer | undefined> {
  const { settings, preview, packed, packs, language } = site;
  if (!settings.offline || preview || packed) return undefined;
  const name = { language, kind, id };
  const price = await packs.price(name);
  if (price === "none") return undefined;
  const isList = id === undefined;
  return { kind, isList, address: packAddress(name), price: price && (await withFileSizes(site, price)) };
}

export async function withFileSizes({ media }: Site, price: Price): Promise<PackPrice> {
  const { size, digest, count, documentBytes } = price;
  const files = await Promise.all(
    price.files.map(async (address) => {
      const bytes = await fileSize(media, address);
      return bytes === undefined ? [] : [{ address, bytes }];
    }),
  );
  return { size, digest, count, documentBytes, files: files.flat() };
}

/** Without the price, the page is rendered again soon: see server/pages/cached-page.ts. */
export const unpriced = (save: SaveOffer | undefined) =>
  save && !save.price ? { headers: { "x-provisional": "yes" } } : undefined;
