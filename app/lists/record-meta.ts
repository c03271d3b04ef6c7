import type { Thing } from "schema-dts";
import { kinds, type SectionKind } from "../../content/kinds.ts";
import type { OfferedPicture } from "../../server/media/pictures/pictures.ts";
import type { Citation } from "../citation/citation.ts";
import { citationMeta } from "../citation/citation-meta.ts";
import { missingMeta, type Page, pageMeta, placeOf } from "../metadata/page-meta.ts";
import type { Place } from "../metadata/structured-data/record-data.ts";
import type { PageFacts } from "../rendering/route-module.ts";
import { titleWithStatus } from "./event-status.ts";
import { recordAddress } from "./list-address.ts";

type Described = {
  id: string;
  title: string;
  status?: string;
  excerpt: string;
  language: string;
  languages: string[];
  created_at: string;
  updated_at: string | null;
  picture: OfferedPicture | null;
  search_description: string;
  sharePicture: OfferedPicture | null;
  citation?: Citation | undefined;
};
type Loaded<Found> = { kind: SectionKind; found: { record: Found } | undefined };

/** The metadata of a record, or of its not-found page. `structured` returns its schema.org data. */
export function recordMeta<Found extends Described>(
  page: PageFacts<Loaded<Found>>,
  structured: (record: Found, place: Place) => Thing,
  /** Only articles tell messengers when they were published. */
  { isArticle } = { isArticle: false },
) {
  const { kind, found } = page.loaderData;
  const { notFound, notFoundDescription } = page.words.sectionWords[kind].record;
  if (!found) return missingMeta(notFound, notFoundDescription);
  const { id, language, languages, created_at, updated_at, picture, citation } = found.record;
  const { path } = kinds[kind];
  const address = recordAddress(path, id);
  const described = pageMeta(page, {
    title: titleWithStatus(page.words, found.record),
    ...sharedMeta(page, found.record),
    address,
    below: path,
    languages: [language, ...languages],
    published: isArticle ? created_at : undefined,
    modified: updated_at,
    structured: [structured(found.record, placeWithImage(page, address, picture))],
  });
  return citation ? [...described, ...citationMeta(citation)] : described;
}

type Shared = Pick<Described, "title" | "excerpt" | "search_description" | "sharePicture">;

/** The description and the picture that staff chose for search engines and shared links. */
export function sharedMeta({ siteUrl }: Page, record: Shared) {
  const { title, excerpt, search_description, sharePicture } = record;
  return {
    description: search_description || excerpt,
    picture: sharePicture && sharedImage(siteUrl, sharePicture, title),
  };
}

/** The widest image. A decorative picture has no description, but a shared link needs one. */
function sharedImage(siteUrl: string, { address, alt, ...full }: OfferedPicture, title: string) {
  const width = full.widths.at(-1) ?? full.width;
  const height = Math.round((full.height * width) / full.width);
  return { address: `${siteUrl}${address}/${width}.webp`, width, height, alt: alt || title };
}

/**
 * Search engines get the record's own picture. Messengers get the drawn one unless staff chose another: it has their
 * format and shows the title, and some of them cannot read WebP.
 */
export function placeWithImage(page: Page, address: string, picture: OfferedPicture | null): Place {
  const place = placeOf(page, address);
  if (!picture) return place;
  return { ...place, image: `${place.siteUrl}${picture.address}/${picture.widths.at(-1)}.webp` };
}
