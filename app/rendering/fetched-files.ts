import { createContext, use } from "react";

/**
 * What a page makes a browser without script fetch on a phone, noted by whatever does so while it is rendered. The
 * footer, which comes last, says what all of it weighs.
 */
export type FetchedFiles = {
  /** Addresses of files of ours. */
  files: Set<string>;
  /** Whether there are pictures of records, whose size depends on the screen. */
  pictures: boolean;
};

export const FetchedFilesContext = createContext<FetchedFiles>({ files: new Set(), pictures: false });

export const useFetchedFiles = (): FetchedFiles => use(FetchedFilesContext);

/** Notes whether rendered Markdown that stands open on the page shows pictures, which are fetched with it. */
export function useNotePictures(html: string): void {
  const fetched = useFetchedFiles();
  // In text these signs would be escaped.
  if (/<picture| poster="/.test(html)) fetched.pictures = true;
}
