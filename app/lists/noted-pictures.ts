import { useFetchedFiles } from "../rendering/fetched-files.ts";

/** Notes whether rendered Markdown that stands open on the page shows pictures, which are fetched with it. */
export function useNotedPictures(html: string): void {
  const fetched = useFetchedFiles();
  // In text the sign would be escaped.
  if (html.includes("<picture")) fetched.pictures = true;
}
