import type { OfferedPicture, Pictures } from "../../server/media/pictures/pictures.ts";

type Named = { image_url: string | null };
/** A record with what the server offers of its picture: null where it gets its cover. */
export type Pictured<Item extends Named> = Omit<Item, "image_url"> & { picture: OfferedPicture | null };

export async function withPicture<Item extends Named>(
  pictures: Pictures,
  item: Item,
): Promise<Pictured<Item>> {
  const { image_url, ...rest } = item;
  return { ...rest, picture: (await pictures.offer(image_url)) ?? null };
}

export const withPictures = <Item extends Named>(pictures: Pictures, items: Item[]) =>
  Promise.all(items.map((item) => withPicture(pictures, item)));
