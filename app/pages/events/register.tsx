import { data, redirect, useActionData, useLoaderData } from "react-router";
import type { Redirect } from "../../../server/content/redirects.ts";
import { readListAddress } from "../../lists/list-address.ts";
import { MissingRecord } from "../../lists/missing-record.tsx";
import { unavailable } from "../../lists/unavailable-status.ts";
import { missingMeta, pageMeta, placeOf } from "../../metadata/page-meta.ts";
import { type RegistrationAnswer, receiveRegistration } from "../../registration/receive-registration.ts";
import { registrationAddress } from "../../registration/registration-address.ts";
import { registrationStates } from "../../registration/registration-states.ts";
import { registrationWords } from "../../registration/registration-words.ts";
import { useLanguage, useWords } from "../../rendering/language.ts";
import type { LoaderArgs, PageOf } from "../../rendering/route-module.ts";
import { siteContext } from "../../rendering/site-context.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { ForeignText } from "../../ui/foreign-text.tsx";
import { validTimeZone } from "../../ui/format-date.ts";
import { LocalDate } from "../../ui/local-date.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Section } from "../../ui/section.tsx";
import { State } from "../../ui/state.tsx";
import styles from "./register.module.css";
import { RegisterForm } from "./register-form.tsx";
import { Registered } from "./registered.tsx";

export const action = receiveRegistration;

export function meta(page: PageOf<typeof loader>) {
  const { found } = page.loaderData;
  const { notFound, notFoundDescription } = page.words.sectionWords.events.record;
  if (!found) return missingMeta(notFound, notFoundDescription);
  const { title: event, id } = found.event;
  const { registrationForm: words } = page.words;
  return pageMeta(page, {
    title: words.title({ event }),
    description: words.description({ event, organisation: page.organisation.name }),
    address: registrationAddress(id),
    picture: { address: placeOf(page, eventAddress(id)).image, width: 1200, height: 630, alt: event },
    below: "/events",
    // The page of the event is to be found instead.
    noindex: true,
  });
}

export async function loader({ request, context, params: { id = "" } }: LoaderArgs) {
  const site = context.get(siteContext);
  try {
    const event = await site.content.events.find(id);
    if (!event) return missing(await site.content.moved("events", id));
    const [states, form] = await Promise.all([
      registrationStates(site, [event.id]),
      site.registrations.form(event.id),
    ]);
    const registration = states(event.id);
    if (!form || registration.state === "none") throw redirect(eventAddress(event.id), 302);
    const sent = new URL(request.url).searchParams.get("sent");
    const { title, language, event_date, location } = event;
    const time_zone = validTimeZone(event.time_zone);
    return data({
      found: {
        event: { id: event.id, title, language, event_date, location, time_zone },
        ...{ registration, form },
        sent: sent === "mail" || sent === "question" ? sent : undefined,
        closedUntil: sent === "question" ? await site.enquiries.closedUntil() : undefined,
      },
      ...{ failed: false, gone: false },
    });
  } catch (error) {
    // The redirect to another address.
    if (error instanceof Response) throw error;
    site.log.error("The form of an event could not be read", { error });
    return data({ found: undefined, failed: true, gone: false }, unavailable);
  }
}

const eventAddress = (id: string) => `/events/${encodeURIComponent(id)}`;

function missing(moved: Redirect) {
  const gone = moved === "gone";
  if (moved && !gone) throw redirect(registrationAddress(moved.to), 301);
  return data({ found: undefined, failed: false, gone }, { status: gone ? 410 : 404 });
}

/** The form with which people register for an event or, while they cannot, the reason. */
export default function Register() {
  const words = useWords();
  const language = useLanguage();
  const { found, failed, gone } = useLoaderData<typeof loader>();
  const answer = useActionData<RegistrationAnswer>();
  if (!found)
    return (
      <MissingRecord
        path="/events"
        words={words.sectionWords.events.record}
        from={readListAddress(new URLSearchParams(), [])}
        {...{ failed, gone }}
      />
    );
  const { event, registration, form, sent, closedUntil } = found;
  const when = { instant: event.event_date, timeZone: event.time_zone };
  const state = registrationWords(registration, {
    ...{ words, language, timeZone: event.time_zone, form: "date-time" },
  });
  return (
    <>
      <PageHeader
        kicker={words.registrationForm.kicker}
        title={<ForeignText lang={event.language}>{event.title}</ForeignText>}
        lead={
          <>
            {/* On its own line, because the browser may write the date in another way. */}
            <LocalDate {...when} form="date-time" />
            <br />
            <ForeignText>{event.location}</ForeignText>
          </>
        }
      >
        <BackLink to={eventAddress(event.id)}>{words.registrationForm.back}</BackLink>
      </PageHeader>
      <Section>
        {sent ? (
          <Registered withQuestion={sent === "question"} closedUntil={closedUntil} />
        ) : (
          <>
            {state && (
              <div className={styles.state}>
                <State tone={state.tone}>{state.text}</State>
                {state.notes.map((note) => (
                  <p key={note}>{note}</p>
                ))}
              </div>
            )}
            {state?.action && <RegisterForm {...{ form, answer }} id={event.id} label={state.action} />}
          </>
        )}
      </Section>
    </>
  );
}
