import { data } from "react-router";
import { missingMeta } from "../../metadata/page-meta.ts";
import { useWords } from "../../rendering/language.ts";
import { privateHeaders } from "../../rendering/private-headers.ts";
import type { PageFacts } from "../../rendering/route-module.ts";
import { PageHeader } from "../../ui/page-header.tsx";

export const meta = ({ words: { myData }, organisation }: PageFacts) =>
  missingMeta(myData.erased.title, myData.description({ organisation: organisation.name }));

export const loader = () => data(null, { headers: privateHeaders });

export default function Erased() {
  const { erased: words } = useWords().myData;
  return <PageHeader title={words.title} lead={words.lead} />;
}
