import { data } from "react-router";
import { missingMeta } from "../../metadata/page-meta.ts";
import { useWords } from "../../rendering/language.ts";
import type { PageFacts } from "../../rendering/route-module.ts";
import { SectionHeader } from "../../ui/section-header.tsx";
import { Suggestions } from "./suggestions.tsx";

export const meta = ({ words }: PageFacts) =>
  missingMeta(words.errors.notFound.title, words.errors.notFound.description);

/** Answers every address that no other route does. */
export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  const { notFound: words } = useWords().errors;
  return (
    <>
      <SectionHeader title={words.title} lead={words.lead} />
      <Suggestions />
    </>
  );
}
