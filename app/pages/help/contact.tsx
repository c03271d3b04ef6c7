import { useLoaderData } from "react-router";
import { EnquiryForm } from "../../enquiry/enquiry-form.tsx";
import { formStart } from "../../enquiry/form-start.ts";
import { lastDay } from "../../enquiry/last-day.ts";
import { receiveEnquiry } from "../../enquiry/receive-enquiry.ts";
import { pageMeta } from "../../metadata/page-meta.ts";
import { leadToEventForm } from "../../registration/lead-to-event-form.ts";
import { useLanguage, useWords } from "../../rendering/language.ts";
import { readPage } from "../../rendering/page-loader.ts";
import { useSite } from "../../rendering/root-data.ts";
import type { LoaderArgs, PageOf } from "../../rendering/route-module.ts";
import { siteContext } from "../../rendering/site-context.ts";
import { Section } from "../../ui/section.tsx";
import { SectionHeader } from "../../ui/section-header.tsx";
import styles from "./contact.module.css";
import { ContactDetails } from "./contact-details.tsx";
import { readResponseTimes } from "./response-times.ts";

export async function loader(args: LoaderArgs) {
  await leadToEventForm(args);
  const [words, start, responseTimes, closedUntil] = await Promise.all([
    readPage(args, "contact"),
    formStart(args),
    readResponseTimes(args),
    args.context.get(siteContext).enquiries.closedUntil(),
  ]);
  return { words, start, responseTimes, closedUntil };
}

export const meta = (page: PageOf<typeof loader>) => pageMeta(page, page.loaderData.words);

export const action = receiveEnquiry;

export default function Contact() {
  const { enquiry, closed } = useWords();
  const language = useLanguage();
  const { words, start, responseTimes, closedUntil } = useLoaderData<typeof loader>();
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
            closed={closedUntil && closed.now({ day: lastDay(closedUntil, language) })}
          />
        </div>
      </Section>
    </>
  );
}
