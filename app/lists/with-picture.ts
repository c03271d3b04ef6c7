import type { OfferedPicture, Pictures } from "../../server/media/pictures/pictures.ts";

type HasImage = { image_url: string | null };
/** A record with its picture; null if it gets a drawn cover. */
export type Pictured<Item extends HasImage> = Omit<Item, "image_url"> & { picture: OfferedPicture | null };

export async function withPicture<Item extends HasImage>(
  pictures: Pictures,
  item: Item,
): Promise<Pictured<Item>> {
  const { image_url, ...rest } = item;
  return { ...rest, picture: (await pictures.offer(image_url)) ?? null };
}

export const withPictures = <Item extends HasImage>(pictures: Pictures, items: Item[]) =>
  Promise.all(items.map((item) => withPicture(pictures, item)));
