import { useFetchedFiles } from "../rendering/fetched-files.ts";

/** Notes whether rendered Markdown that stands open on the page shows pictures, which are fetched with it. */
export function useNotedPictures(html: string): void {
  const fetched = useFetchedFiles();
  // In text these signs would be escaped.
  if (/<picture| poster="/.test(html)) fetched.pictures = true;
}
