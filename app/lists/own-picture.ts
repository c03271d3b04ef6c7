/** A record's picture, if this site has it: the pages load nothing from other hosts. */
export function ownPicture(image_url: string | null): string | undefined {
  return image_url && /^\/(?![/\\])/.test(image_url) ? image_url : undefined;
}
