import { data } from "react-router";
import { missingMeta } from "../../metadata/page-meta.ts";
import { SectionHeader } from "../../ui/section-header.tsx";
import { errors } from "../../words/en/errors.ts";
import { Suggestions } from "./suggestions.tsx";

const words = errors.notFound;

export const meta = () => missingMeta(words.title, words.description);

/** Every address that no other page answers. */
export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  return (
    <>
      <SectionHeader title={words.title} lead={words.lead} />
      <Suggestions />
    </>
  );
}
