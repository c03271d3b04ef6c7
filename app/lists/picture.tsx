import type { CoverKind } from "../art/cover.ts";
import { Cover } from "../art/cover.tsx";
import { useLowData } from "../low-data.ts";
import { ownPicture } from "./own-picture.ts";

type PictureProps = { kind: CoverKind; id: string; image_url: string | null; plain?: boolean };

/** A record's own picture, or the cover drawn for it. Neither says what the title does not. */
export function Picture({ image_url, ...cover }: PictureProps) {
  const picture = ownPicture(image_url);
  const lowData = useLowData();
  if (!picture || lowData) return <Cover {...cover} />;
  return <img src={picture} alt="" width="640" height="360" loading="lazy" decoding="async" />;
}

/** In low-data mode a record's own picture comes when it is asked for. */
export function PictureOnRequest({ image_url, label }: { image_url: string | null; label: string }) {
  const picture = ownPicture(image_url);
  const lowData = useLowData();
  return picture && lowData && <a href={picture}>{label}</a>;
}
