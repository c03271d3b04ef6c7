import { createContext, use } from "react";

/** Scripts that only some pages load: see vite.config.ts. */
export type PageScript =
  | "app/offline/save-pack.ts"
  | "app/offline/on-this-device.ts"
  | "app/offline/outbox-panel.ts"
  | "app/offline/forget-button.ts";

/** The styles and scripts of a page: see server/pages/build.ts. */
export type PageAssets = {
  /** The style sheet of the page, for a `<style>`. */
  style: string;
  /** The part of it that only sections below the first screen use; empty if the page has not set it apart. */
  laterStyle: string;
  /** The styles of galleries, players, footnotes and the like, for pages whose texts have them. */
  blockStyle: string;
  /** The addresses of the start script, and of the script that hydrates islands. */
  start: string;
  islands: string;
  /** The address of another script of the public site. */
  scriptAt: (source: PageScript) => string;
  /** The Content-Security-Policy, with the hashes of inline styles and scripts. */
  policy: string;
  /** For low-data pages, which have the print styles inline. */
  lowDataPolicy: string;
  /** For previews in a frame at the desk: see server/publishing/previews. */
  framedPolicy: string;
  /** The size of one of our files in bytes, compressed with Brotli. */
  sizeOf: (address: string) => number;
};

export const AssetsContext = createContext<PageAssets | undefined>(undefined);

export function useAssets(): PageAssets {
  const assets = use(AssetsContext);
  if (!assets) throw new Error("A page was rendered without its assets.");
  return assets;
}
