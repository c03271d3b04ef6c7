/** Addresses of uploaded pictures and files: /media/{id} of a picture, /media/{id}/{name} of a file. */

const id = "[0-9a-f]{20}";
const address = new RegExp(`^/media/(${id})(?:/([^/?#]+))?$`);
const anywhere = new RegExp(`/media/(${id})(?![0-9a-f])`, "g");

export function mediaIdOf(link: string): string | undefined {
  return address.exec(link)?.[1];
}

/** Every upload that a text names. */
export function mediaIdsIn(text: string): string[] {
  return [...new Set([...text.matchAll(anywhere)].map(([, found = ""]) => found))];
}

/** The address used in records and texts. The sizes of a picture are below it: /media/{id}/640.webp. */
export function mediaAddress({ id, kind, name }: { id: string; kind: string; name: string }): string {
  return kind === "picture" ? `/media/${id}` : `/media/${id}/${encodeURIComponent(name)}`;
}

/**
 * The address below which the images of a picture are. Since its content was replaced, it contains the copy, so that
 * browsers and proxies can still cache each image for ever.
 */
export function imagesAddress({
  id,
  copy,
  isReplaced,
}: {
  id: string;
  copy: string;
  isReplaced: boolean;
}): string {
  return isReplaced ? `/media/${id}/${copy}` : `/media/${id}`;
}
