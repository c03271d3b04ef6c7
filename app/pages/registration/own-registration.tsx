import { data, useActionData, useLoaderData } from "react-router";
import { registrationPath } from "../../../server/registrations/registration-token.ts";
import { missingMeta } from "../../metadata/page-meta.ts";
import { AttendanceCode } from "../../registration/attendance-code.tsx";
import { useWords } from "../../rendering/language.ts";
import { privateHeaders } from "../../rendering/private-headers.ts";
import type { LoaderArgs, PageOf } from "../../rendering/route-module.ts";
import { siteContext, visitorContext } from "../../rendering/site-context.ts";
import buttons from "../../ui/button.module.css";
import { ButtonLink } from "../../ui/button-link.tsx";
import { ForeignText } from "../../ui/foreign-text.tsx";
import { Link } from "../../ui/link.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Section } from "../../ui/section.tsx";
import { type ActionAnswer, actOnRegistration, resultId } from "./act-on-registration.ts";
import { ChangeForm } from "./change-form.tsx";
import { MissingRegistration } from "./missing-registration.tsx";
import { ownEvent } from "./own-event.ts";
import { OwnFacts } from "./own-facts.tsx";
import styles from "./own-registration.module.css";
import { OwnState } from "./own-state.tsx";
import { Reminders } from "./reminders.tsx";
import { TwoSteps } from "./two-steps.tsx";

export const action = actOnRegistration;

export const meta = ({
  loaderData,
  words: { ownRegistration: words },
  organisation,
}: PageOf<typeof loader>) =>
  missingMeta(
    (loaderData.state === "found" ? words : words[loaderData.state]).title,
    words.description({ organisation: organisation.name }),
  );

/** Changes nothing: mail programs open links by themselves. */
export async function loader({ request, context, params: { token = "" } }: LoaderArgs) {
  const site = context.get(siteContext);
  const registration = await site.registrations.own.open(token, context.get(visitorContext));
  if (registration === "tooMany")
    return data({ state: "tooMany" as const }, { status: 429, headers: privateHeaders });
  if (registration === "notThere")
    return data({ state: "missing" as const }, { status: 404, headers: privateHeaders });
  const event = registration.slug ? await site.content.events.find(registration.slug) : undefined;
  const done = new URL(request.url).searchParams.get("done");
  return data(
    {
      ...{ state: "found" as const, token, registration, done },
      event: event && ownEvent(event),
    },
    { headers: privateHeaders },
  );
}

/** The page that only the registered person can open, with the link in their mails. */
export default function OwnRegistrationPage() {
  const { ownRegistration: words } = useWords();
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<ActionAnswer>();
  if (page.state !== "found") return <MissingRegistration reason={page.state} />;
  const { token, registration, event, done } = page;
  const { state, isOver, attended, slug } = registration;
  const isActive = state === "confirmed" || state === "waiting" || state === "offered";
  return (
    <>
      <PageHeader
        title={words.title}
        kicker={event && <ForeignText lang={event.language}>{event.title}</ForeignText>}
        lead={words.secret}
      />
      <Section>
        <Result done={done} answer={answer} />
        <OwnState {...{ token, registration, event }} />
        {state === "confirmed" && !isOver && (
          <p className={styles.links}>
            <Link
              to={`${registrationPath(token)}/event.ics`}
              className={`${buttons.button} ${buttons.outline}`}
            >
              {words.calendar}
            </Link>
            {event && (
              <ButtonLink to={`/events/${encodeURIComponent(event.id)}`} variant="outline">
                {words.eventPage}
              </ButtonLink>
            )}
          </p>
        )}
      </Section>
      {attended && slug && (
        <Section heading={words.certificate.heading} lead={words.certificate.text} tone="tint">
          <Link
            to={`${registrationPath(token)}/certificate.pdf`}
            download
            className={`${buttons.button} ${buttons.primary}`}
          >
            {words.certificate.download}
          </Link>
        </Section>
      )}
      {state === "confirmed" && !isOver && (
        <Section heading={words.code.heading} tone="tint">
          <AttendanceCode code={registration.id} />
        </Section>
      )}
      <Section heading={words.facts.heading}>
        <OwnFacts {...{ registration, event }} withAnswers={!isActive || isOver} />
      </Section>
      {isActive && !isOver && (
        <Section heading={words.change.heading} lead={words.change.email} tone="tint">
          <ChangeForm {...{ token, registration, answer }} />
        </Section>
      )}
      {state === "confirmed" && !isOver && <Reminders {...{ token }} reminders={registration.reminders} />}
      {isActive && !isOver && <TwoSteps token={token} act="cancel" words={words.cancel} />}
      <TwoSteps token={token} act="erase" words={words.erase} />
    </>
  );
}

function Result({ done, answer }: { done: string | null; answer: ActionAnswer | undefined }) {
  const { ownRegistration: words } = useWords();
  if (answer?.text)
    return (
      <Notice tone="error" id={resultId}>
        {answer.text}
      </Notice>
    );
  if (answer || !done || !Object.hasOwn(words.done, done)) return null;
  return (
    <Notice tone="success" id={resultId}>
      {words.done[done as keyof typeof words.done]}
    </Notice>
  );
}
