import { useLoaderData } from "react-router";
import { EnquiryForm } from "../../enquiry/enquiry-form.tsx";
import { formStart } from "../../enquiry/form-start.ts";
import { receiveEnquiry } from "../../enquiry/receive-enquiry.ts";
import { pageMeta } from "../../metadata/page-meta.ts";
import { useWords } from "../../rendering/language.ts";
import { readPage } from "../../rendering/page-loader.ts";
import { useSite } from "../../rendering/root-data.ts";
import type { LoaderArgs, PageOf } from "../../rendering/route-module.ts";
import { Section } from "../../ui/section.tsx";
import { SectionHeader } from "../../ui/section-header.tsx";
import styles from "./contact.module.css";
import { ContactDetails } from "./contact-details.tsx";
import { readResponseTimes } from "./response-times.ts";

export async function loader(args: LoaderArgs) {
  const [words, start, responseTimes] = await Promise.all([
    readPage(args, "contact"),
    formStart(args),
    readResponseTimes(args),
  ]);
  return { words, start, responseTimes };
}

export const meta = (page: PageOf<typeof loader>) => pageMeta(page, page.loaderData.words);

export const action = receiveEnquiry;

export default function Contact() {
  const { enquiry } = useWords();
  const { words, start, responseTimes } = useLoaderData<typeof loader>();
  return (
    <>
      <SectionHeader title={words.title} lead={words.lead} />
      <Section>
        <div className={styles.columns}>
          <div className={styles.form}>
            <h2>{words.form.heading}</h2>
            <EnquiryForm start={start} failureText={enquiry.failure.contact} />
          </div>
          <ContactDetails
            words={words.details}
            organisation={useSite().organisation}
            responseTimes={responseTimes}
          />
        </div>
      </Section>
    </>
  );
}
