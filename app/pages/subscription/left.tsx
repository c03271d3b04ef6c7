import { data } from "react-router";
import { missingMeta } from "../../metadata/page-meta.ts";
import { useWords } from "../../rendering/language.ts";
import { privateHeaders } from "../../rendering/private-headers.ts";
import type { PageFacts } from "../../rendering/route-module.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Section } from "../../ui/section.tsx";

export const meta = ({ words: { newsletter }, organisation }: PageFacts) =>
  missingMeta(newsletter.own.ended.title, newsletter.own.description({ organisation: organisation.name }));

export const loader = () => data(null, { headers: privateHeaders });

export default function Left() {
  const { ended: words } = useWords().newsletter.own;
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <Section>
        <ButtonLink to="/newsletter" variant="outline">
          {words.again}
        </ButtonLink>
      </Section>
    </>
  );
}
