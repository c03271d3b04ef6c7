import { useLoaderData } from "react-router";
import { EnquiryForm } from "../../enquiry/enquiry-form.tsx";
import { formStart } from "../../enquiry/form-start.ts";
import { receiveEnquiry } from "../../enquiry/receive.ts";
import { pageMeta } from "../../metadata/page-meta.ts";
import { useWords } from "../../rendering/language.ts";
import { useSite } from "../../rendering/root-data.ts";
import type { LoaderArgs, PageFacts } from "../../rendering/route-module.ts";
import { Section } from "../../ui/section.tsx";
import { SectionHeader } from "../../ui/section-header.tsx";
import styles from "./contact.module.css";
import { ContactDetails } from "./contact-details.tsx";
import { readPromise } from "./kept-promise.ts";

export const meta = (page: PageFacts) => pageMeta(page, page.words.contact);

export async function loader(args: LoaderArgs) {
  const [start, promise] = await Promise.all([formStart(args), readPromise(args)]);
  return { start, promise };
}

export const action = receiveEnquiry;

export default function Contact() {
  const { contact: words, enquiry } = useWords();
  const { start, promise } = useLoaderData<typeof loader>();
  return (
    <>
      <SectionHeader title={words.title} lead={words.lead} />
      <Section>
        <div className={styles.columns}>
          <div className={styles.form}>
            <h2>{words.form}</h2>
            <EnquiryForm start={start} failureText={enquiry.failure.contact} />
          </div>
          <ContactDetails details={useSite().details} promise={promise} />
        </div>
      </Section>
    </>
  );
}
