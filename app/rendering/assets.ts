import { createContext, use } from "react";

/** The styles and scripts of a page, as the build lists them: see server/pages/build.ts. */
export type PageAssets = {
  /** Its whole style sheet, for a `<style>`. */
  style: string;
  /** That of what texts may hold besides words and pictures: for pages with such texts. */
  blockStyle: string;
  /** The addresses of the start script, and of the islands that it fetches when one is approached. */
  start: string;
  islands: string;
  /** The Content-Security-Policy that allows all of it by hash. */
  policy: string;
  /** In low-data mode the rules for paper are in the page too. */
  lowDataPolicy: string;
  /** In a frame at the desk: see server/publishing/previews. */
  framedPolicy: string;
  /** What is sent as the body of a file of ours, to a browser that takes brotli. */
  sizeOf: (address: string) => number;
};

export const AssetsContext = createContext<PageAssets | undefined>(undefined);

export function useAssets(): PageAssets {
  const assets = use(AssetsContext);
  if (!assets) throw new Error("A page was rendered without its assets.");
  return assets;
}
