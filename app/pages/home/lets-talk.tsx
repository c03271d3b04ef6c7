import type { PageWords } from "../../../content/pages/index.ts";
import { EnquiryForm } from "../../enquiry/enquiry-form.tsx";
import type { FormStart } from "../../enquiry/form-start.ts";
import { useWords } from "../../rendering/language.ts";
import { Section } from "../../ui/section.tsx";

type LetsTalkProps = { words: PageWords<"home">["talk"]; start: FormStart };

export function LetsTalk({ words, start }: LetsTalkProps) {
  const { enquiry } = useWords();
  return (
    <Section heading={words.heading} lead={words.lead} tone="tint" layout="beside">
      <EnquiryForm start={start} failureText={enquiry.failure.home} />
    </Section>
  );
}
