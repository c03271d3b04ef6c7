import { answerHeaders } from "../../enquiry/answer-headers.ts";
import { EnquiryForm } from "../../enquiry/enquiry-form.tsx";
import { receiveEnquiry } from "../../enquiry/receive.ts";
import { sendEnquiry } from "../../enquiry/send.ts";
import { pageMeta } from "../../page-meta.ts";
import { siteContext } from "../../site.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { Section } from "../../ui/section.tsx";
import { contact as words } from "../../words/en/contact.ts";
import { enquiry } from "../../words/en/enquiry.ts";
import type { Route } from "./+types/contact";
import styles from "./contact.module.css";
import { ContactDetails } from "./contact-details.tsx";

export const meta: Route.MetaFunction = (page) => pageMeta(page, words);

export const loader = ({ context }: Route.LoaderArgs) => context.get(siteContext).enquiries.terms;

export const action = receiveEnquiry;
export const clientAction = sendEnquiry;
export const headers = answerHeaders;

export default function Contact({ loaderData }: Route.ComponentProps) {
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
