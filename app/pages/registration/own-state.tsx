import { localPath } from "../../../languages.ts";
import type { OwnRegistration } from "../../../server/registrations/own-registration.ts";
import { registrationPath } from "../../../server/registrations/registration-token.ts";
import { registrationAddress } from "../../registration/registration-address.ts";
import { useLanguage, useWords } from "../../rendering/language.ts";
import buttons from "../../ui/button.module.css";
import { ButtonLink } from "../../ui/button-link.tsx";
import { formatDate } from "../../ui/format-date.ts";
import { State, type StateTone } from "../../ui/state.tsx";
import type { Words } from "../../words/translation.ts";
import { resultId } from "./act-on-registration.ts";
import type { OwnEvent } from "./own-event.ts";
import styles from "./own-registration.module.css";

type OwnStateProps = { token: string; registration: OwnRegistration; event: OwnEvent | undefined };

/** Whether the person has a place, and the buttons that answer an offer. */
export function OwnState({ token, registration, event }: OwnStateProps) {
  const { ownRegistration: words } = useWords();
  const { state, ahead, endedBy, isOver } = registration;
  const { tone, text } = stateWords(words, registration, event);
  const mayReturn = !isOver && (state === "declined" || (state === "cancelled" && endedBy === "person"));
  return (
    <div className={styles.state}>
      <p className={styles.large}>
        <State tone={tone}>{text}</State>
      </p>
      {state === "waiting" && !isOver && <p>{words.ahead({ count: ahead })}</p>}
      {state === "declined" && <p>{words.passedOn}</p>}
      {state === "offered" && !isOver && <Offer {...{ token, registration, event }} />}
      {mayReturn && event && (
        <ButtonLink to={registrationAddress(event.id)} variant="outline">
          {words.again}
        </ButtonLink>
      )}
    </div>
  );
}

function stateWords(
  { states }: Words["ownRegistration"],
  { state, endedBy, seats }: OwnRegistration,
  event: OwnEvent | undefined,
): { tone: StateTone; text: string } {
  if (event?.status === "cancelled") return { tone: "stopped", text: states.eventCancelled };
  switch (state) {
    case "cancelled":
      return { tone: "over", text: endedBy === "staff" ? states.cancelledByStaff : states.cancelled };
    case "declined":
      return { tone: "over", text: endedBy === "time" ? states.lapsed : states.declined };
  }
  if (event?.past) return { tone: "over", text: states.over };
  switch (state) {
    case "confirmed":
      return { tone: "open", text: states.confirmed({ seats }) };
    case "offered":
      return { tone: "open", text: states.offered({ seats }) };
    case "waiting":
      return { tone: "stopped", text: states.waiting };
  }
}

function Offer({ token, registration, event }: OwnStateProps) {
  const { offer: words } = useWords().ownRegistration;
  const language = useLanguage();
  const timeZone = event?.time_zone ?? "UTC";
  const moment = formatDate({
    instant: registration.offerUntil ?? "",
    form: "date-time",
    timeZone,
    language,
  });
  return (
    <>
      <p>{words.deadline({ moment: `${moment} (${timeZone})` })}</p>
      <form
        method="post"
        action={localPath(language, `${registrationPath(token)}#${resultId}`)}
        className={styles.links}
      >
        <button type="submit" name="act" value="accept" className={`${buttons.button} ${buttons.primary}`}>
          {words.accept}
        </button>
        <button type="submit" name="act" value="decline" className={`${buttons.button} ${buttons.outline}`}>
          {words.decline}
        </button>
      </form>
    </>
  );
}
