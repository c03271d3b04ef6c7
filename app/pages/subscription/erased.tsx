import { data } from "react-router";
import { missingMeta } from "../../metadata/page-meta.ts";
import { useWords } from "../../rendering/language.ts";
import { privateHeaders } from "../../rendering/private-headers.ts";
import type { PageFacts } from "../../rendering/route-module.ts";
import { PageHeader } from "../../ui/page-header.tsx";

export const meta = ({ words: { newsletter }, organisation }: PageFacts) =>
  missingMeta(newsletter.own.erased.title, newsletter.own.description({ organisation: organisation.name }));

export const loader = () => data(null, { headers: privateHeaders });

export default function Erased() {
  const { erased: words } = useWords().newsletter.own;
  return <PageHeader title={words.title} lead={words.lead} />;
}
