import { useLoaderData } from "react-router";
import { EnquiryForm } from "../../enquiry/enquiry-form.tsx";
import { receiveEnquiry } from "../../enquiry/receive.ts";
import { pageMeta } from "../../metadata/page-meta.ts";
import type { LoaderArgs, PageFacts } from "../../rendering/route-module.ts";
import { siteContext } from "../../rendering/site-context.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { Section } from "../../ui/section.tsx";
import { contact as words } from "../../words/en/contact.ts";
import { enquiry } from "../../words/en/enquiry.ts";
import styles from "./contact.module.css";
import { ContactDetails } from "./contact-details.tsx";

export const meta = (page: PageFacts) => pageMeta(page, words);

export const loader = ({ context }: LoaderArgs) => context.get(siteContext).enquiries.terms;

export const action = receiveEnquiry;

export default function Contact() {
  const loaderData = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <Section>
        <div className={styles.columns}>
          <div className={styles.form}>
            <h2>{words.form}</h2>
            <EnquiryForm terms={loaderData} failureText={enquiry.failure.contact} />
          </div>
          <ContactDetails />
        </div>
      </Section>
    </>
  );
}
