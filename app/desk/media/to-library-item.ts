import { defaultLanguage, type Language } from "../../../languages.ts";
import { imagesAddress, mediaAddress } from "../../../server/content/media-address.ts";
import type { MediaItem } from "../../../server/media/media-types.ts";
import { translatedName } from "../../lists/translated-names.ts";
import { formatFileSize } from "../../ui/format-file-size.ts";
import { listSeparator } from "../../ui/list-separator.ts";
import { deskWordsIn } from "../../words/desk-words.ts";
import { wordsIn } from "../../words/words.ts";
import type { DeskArgs } from "../rendering/desk-route.ts";
import type { LibraryItem } from "../uploader/library-item.ts";

/** `reader`: the language of its facts. */
export function toLibraryItem(item: MediaItem, reader: Language = defaultLanguage): LibraryItem {
  const { id, kind, name, alt, decorative, state, bytes } = item;
  return {
    ...{ id, kind, name, alt, decorative, state, problem: problemOf(item, reader) },
    address: mediaAddress(item),
    image: imageOf(item, 320),
    facts: [typeOf(item, reader), sizeOf(item), formatFileSize(bytes)]
      .filter(Boolean)
      .join(listSeparator(reader)),
  };
}

/** Stored as a code, unless it was stored by an earlier version. */
export function problemOf({ problem }: Pick<MediaItem, "problem">, reader: Language): string | null {
  const { problems } = deskWordsIn(reader).media;
  return problem === "broken" || problem === "late" ? problems[problem] : problem;
}

/** Marks the items whose description this person cannot change. */
export async function toLibraryItems(
  { site, session, language }: Pick<DeskArgs, "site" | "session" | "language">,
  items: MediaItem[],
): Promise<LibraryItem[]> {
  const ids = items.map(({ id }) => id);
  const locked = await site.media.onlyForPublishers(session.person, ids);
  return items.map((item) => ({
    ...toLibraryItem(item, language),
    ...(locked.has(item.id) && { locked: true }),
  }));
}

/** The image of a picture at this width, or at its own if it is narrower. */
export function imageOf(item: MediaItem, maxWidth: number): string | null {
  const { kind, state, width } = item;
  return kind === "picture" && state === "ready"
    ? `${imagesAddress(item)}/${Math.min(maxWidth, width ?? maxWidth)}.webp`
    : null;
}

function typeOf({ kind, name }: MediaItem, reader: Language): string {
  if (kind === "picture") return deskWordsIn(reader).media.picture;
  const ending = /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  const { fileKinds } = wordsIn(reader);
  const known = translatedName(fileKinds, ending);
  return known === ending ? ending.toUpperCase() : known;
}

const sizeOf = ({ width, height }: MediaItem) => (width && height ? `${width} × ${height}` : "");
