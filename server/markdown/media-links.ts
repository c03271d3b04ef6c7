import { destinationOf } from "./links.ts";

export type Medium = "video" | "audio";

const hosts: [Medium, RegExp][] = [
  ["video", /^(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?|embed\/|shorts\/|live\/|playlist\?)/],
  ["video", /^youtu\.be\/./],
  ["video", /^(?:www\.|player\.)?vimeo\.com\/(?:.*\/)?\d+/],
  ["video", /^(?:www\.)?dailymotion\.com\/video\/|^dai\.ly\/./],
  ["video", /^(?:www\.|m\.)?facebook\.com\/(?:watch|reel|[^/]+\/videos)\b|^fb\.watch\/./],
  ["video", /^(?:www\.)?tiktok\.com\/@[^/]+\/video\//],
  // PeerTube, on any host.
  ["video", /^[^/]+\/(?:w\/(?:p\/)?[1-9a-z]{20,22}|videos\/(?:watch|embed)\/.)/i],
  ["audio", /^(?:www\.|m\.|on\.)?soundcloud\.com\/[^/]+/],
  ["audio", /^(?:www\.)?(?:mixcloud|audiomack)\.com\/[^/]+\/./],
  ["audio", /^open\.spotify\.com\/(?:episode|show|track|album|playlist)\//],
  ["audio", /^podcasts\.apple\.com\/./],
];

const endings: [Medium, RegExp][] = [
  ["video", /\.(?:mp4|webm)$/i],
  ["audio", /\.(?:mp3|m4a|ogg)$/i],
];

/** Judges by the address alone. */
export function mediumOf(address: string): Medium | undefined {
  const url = URL.parse(address, "https://this.site");
  if (!url) return undefined;
  const file = endings.find(([, ending]) => ending.test(url.pathname));
  if (file || destinationOf(address) !== "another site") return file?.[0];
  return hosts.find(([, place]) => place.test(url.host + url.pathname + url.search))?.[0];
}

/** A file that staff uploaded, or a sample file. */
export const isOwnFile = (address: string) =>
  /^\/(?:media\/[0-9a-f]{20}\/[^/?#]+|files\/[\w.-]+)$/.test(address);

/** A WebVTT file of this site: the captions of a video or audio. */
export const isCaptions = (address: string) => isOwnFile(address) && /\.vtt$/i.test(address);

/** The name of another site: "youtube.com". */
export function hostOf(address: string): string | undefined {
  if (destinationOf(address) !== "another site") return undefined;
  return URL.parse(address, "https://this.site")?.hostname.replace(/^www\./, "");
}
