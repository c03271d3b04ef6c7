import type { EnquiryTerms } from "../../../server/enquiries/answer.ts";
import { EnquiryForm } from "../../enquiry/enquiry-form.tsx";
import { Section } from "../../ui/section.tsx";
import { enquiry } from "../../words/en/enquiry.ts";
import { home } from "../../words/en/home.ts";

export function LetsTalk({ terms }: { terms: EnquiryTerms }) {
  return (
    <Section heading={home.talk.heading} lead={home.talk.lead} tone="tint" layout="beside">
      <EnquiryForm terms={terms} failureText={enquiry.failure.home} />
    </Section>
  );
}
