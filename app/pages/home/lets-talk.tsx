import { EnquiryForm } from "../../enquiry/enquiry-form.tsx";
import type { FormStart } from "../../enquiry/form-start.ts";
import { useWords } from "../../rendering/language.ts";
import { Section } from "../../ui/section.tsx";

export function LetsTalk({ start }: { start: FormStart }) {
  const { enquiry, home } = useWords();
  return (
    <Section heading={home.talk.heading} lead={home.talk.lead} tone="tint" layout="beside">
      <EnquiryForm start={start} failureText={enquiry.failure.home} />
    </Section>
  );
}
