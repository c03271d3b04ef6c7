import type { ReactNode } from "react";
import type { Answers } from "../../../server/registrations/answers.ts";
import type { OwnRegistration } from "../../../server/registrations/own-registration.ts";
import { type Question, textIn } from "../../../server/registrations/registration-form.ts";
import { ForeignLabel } from "../../registration/foreign-label.tsx";
import { useLanguage, useWords } from "../../rendering/language.ts";
import factList from "../../ui/fact-list.module.css";
import { ForeignText } from "../../ui/foreign-text.tsx";
import { listSeparator } from "../../ui/list-separator.ts";
import { LocalDate } from "../../ui/local-date.tsx";
import type { OwnEvent } from "./own-event.ts";

type OwnFactsProps = {
  registration: OwnRegistration;
  event: OwnEvent | undefined;
  /** Where no form shows them. */
  withAnswers: boolean;
};

/** Everything that is stored about the person, and the date and place of the event. */
export function OwnFacts({ registration, event, withAnswers }: OwnFactsProps) {
  const { facts: words } = useWords().ownRegistration;
  const { name, email, seats, onlineAddress, createdAt, keptUntil } = registration;
  return (
    <dl className={factList.facts}>
      {event && <EventFacts {...event} />}
      {onlineAddress && <Fact term={words.online} detail={<OnlineAddress address={onlineAddress} />} />}
      <Fact term={words.name} detail={<bdi>{name}</bdi>} />
      <Fact term={words.email} detail={<bdi>{email}</bdi>} />
      <Fact term={words.seats} detail={seats} />
      <Fact term={words.registered} detail={<LocalDate instant={createdAt} />} />
      {keptUntil && <Fact term={words.deleted} detail={<LocalDate instant={keptUntil} />} />}
      {withAnswers && <GivenAnswers {...registration} />}
    </dl>
  );
}

const Fact = ({ term, detail }: { term: ReactNode; detail: ReactNode }) => (
  <>
    <dt>{term}</dt>
    <dd>{detail}</dd>
  </>
);

function EventFacts({ title, language, event_date, ends_at, time_zone, location }: OwnEvent) {
  const { ownRegistration, ownWords } = useWords();
  const { facts: words } = ownRegistration;
  const when = { timeZone: time_zone, form: "date-time" as const };
  return (
    <>
      <Fact term={words.event} detail={<ForeignText lang={language}>{title}</ForeignText>} />
      <Fact term={words.starts} detail={<LocalDate {...when} instant={event_date} />} />
      {ends_at && <Fact term={words.ends} detail={<LocalDate {...when} instant={ends_at} />} />}
      <Fact term={ownWords.events.timeZone} detail={<bdi>{time_zone}</bdi>} />
      <Fact term={words.place} detail={<ForeignText>{location}</ForeignText>} />
    </>
  );
}

const OnlineAddress = ({ address }: { address: string }) => (
  <a href={address} rel="noreferrer" dir="ltr">
    {address}
  </a>
);

function GivenAnswers({ settings, answers }: OwnRegistration) {
  return settings.questions.map((question) => (
    <Fact
      key={question.id}
      term={<ForeignLabel texts={question.label} />}
      detail={
        <bdi>
          <Given question={question} answer={answers[question.id]} />
        </bdi>
      }
    />
  ));
}

function Given({ question, answer }: { question: Question; answer: Answers[string] | undefined }) {
  const language = useLanguage();
  if (typeof answer === "boolean" || answer === undefined) return answer ? "✓" : "–";
  if (question.type !== "choice" && question.type !== "several") return answer || "–";
  const chosen = question.choices.filter(({ id }) => [answer].flat().includes(id));
  const labels = chosen.map(({ label }) => textIn(language, label)?.text ?? "");
  return labels.join(listSeparator(language)) || "–";
}
