import { EnquiryForm } from "../../enquiry/enquiry-form.tsx";
import type { FormStart } from "../../enquiry/form-start.ts";
import { Section } from "../../ui/section.tsx";
import { enquiry } from "../../words/en/enquiry.ts";
import { home } from "../../words/en/home.ts";

export function LetsTalk({ start }: { start: FormStart }) {
  return (
    <Section heading={home.talk.heading} lead={home.talk.lead} tone="tint" layout="beside">
      <EnquiryForm start={start} failureText={enquiry.failure.home} />
    </Section>
  );
}
