import { createContext, use } from "react";

/**
 * The files that a phone without script fetches with the page. Components add theirs while they render; the footer,
 * rendered last, shows the total size.
 */
export type FetchedFiles = {
  /** Addresses on this site. */
  files: Set<string>;
  /** Whether there are pictures of records; their size depends on the screen. */
  pictures: boolean;
};

export const FetchedFilesContext = createContext<FetchedFiles>({ files: new Set(), pictures: false });

export const useFetchedFiles = (): FetchedFiles => use(FetchedFilesContext);

/** Records whether rendered Markdown has pictures that are fetched with the page. */
export function useNotePictures(html: string): void {
  const fetched = useFetchedFiles();
  // In text these characters would be escaped.
  if (/<picture| poster="/.test(html)) fetched.pictures = true;
}
