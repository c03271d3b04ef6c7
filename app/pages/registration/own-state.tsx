import { localPath } from "../../../languages.ts";
import type { OwnRegistration } from "../../../server/registrations/own-registration.ts";
import { registrationPath } from "../../../server/registrations/registration-token.ts";
import { registrationAddress } from "../../registration/registration-address.ts";
import { useLanguage, useWords } from "../../rendering/language.ts";
import buttons from "../../ui/button.module.css";
import { ButtonLink } from "../../ui/button-link.tsx";
import { formatDate } from "../../ui/format-date.ts";
import type { Words } from "../../words/translation.ts";
import { resultId } from "./act-on-registration.ts";
import type { OwnEvent } from "./own-event.ts";
import styles from "./own-registration.module.css";

type OwnStateProps = { token: string; registration: OwnRegistration; event: OwnEvent | undefined };

/** Whether the person has a place, and the buttons that answer an offer. */
export function OwnState({ token, registration, event }: OwnStateProps) {
  const { ownRegistration: words } = useWords();
  const { state, ahead, endedBy, isOver } = registration;
  const mayReturn = !isOver && (state === "declined" || (state === "cancelled" && endedBy === "person"));
  return (
    <div className={styles.state}>
      <h2>{stateText(words, registration, event)}</h2>
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

function stateText(
  { states }: Words["ownRegistration"],
  { state, endedBy, seats }: OwnRegistration,
  event: OwnEvent | undefined,
): string {
  if (event?.status === "cancelled") return states.eventCancelled;
  if (state === "cancelled") return endedBy === "staff" ? states.cancelledByStaff : states.cancelled;
  if (state === "declined") return endedBy === "time" ? states.lapsed : states.declined;
  if (event?.past) return states.over;
  return state === "waiting" ? states.waiting : states[state]({ seats });
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
