import type { CoverKind } from "../art/cover.ts";
import { Cover } from "../art/cover.tsx";

type PictureProps = { kind: CoverKind; id: string; image_url: string | null };

/** A record's own picture, or the cover drawn for it. Neither says what the title does not. */
export function Picture({ kind, id, image_url }: PictureProps) {
  // The site loads nothing from other hosts.
  const isOurs = image_url !== null && /^\/(?![/\\])/.test(image_url);
  if (!isOurs) return <Cover kind={kind} id={id} />;
  return <img src={image_url} alt="" width="640" height="360" loading="lazy" decoding="async" />;
}
