import { useDeskWords } from "../rendering/desk-language.ts";
import { registrationsAddress } from "./event-registrations.ts";

export type RegistrationsProps = {
  slug: string;
  /** Undefined while registration is off. */
  places: { taken: number; capacity: number | null; waiting: number } | undefined;
  /** Whether anyone has ever registered, or the settings were saved. */
  hasForm: boolean;
  /** People who registered with the contact form. */
  byMessage: number;
  isPublisher: boolean;
};

/** In the editor of an event: whether people can register, and where to look after them. */
export function RegistrationsSummary({ slug, places, hasForm, byMessage, isPublisher }: RegistrationsProps) {
  const { registrations: words } = useDeskWords();
  return (
    <section aria-labelledby="registrations">
      <h2 id="registrations">{words.heading}</h2>
      <p>
        {places ? <Places {...places} /> : words.off}{" "}
        {hasForm && <a href={registrationsAddress(slug)}>{words.open}</a>}
        {hasForm && isPublisher && " · "}
        {isPublisher && (
          <a href={registrationsAddress(slug, "settings")}>{places ? words.settings : words.switchOn}</a>
        )}
      </p>
      {byMessage > 0 && (
        <p>
          {words.byMessage({ count: byMessage })}{" "}
          <a href={`/desk/enquiries?kind=registration&about=${encodeURIComponent(slug)}`}>{words.read}</a>
          {isPublisher && (
            <>
              {" · "}
              <a href={`/desk/events/${slug}/registration-messages.csv`} download="">
                {words.export}
              </a>
            </>
          )}
        </p>
      )}
    </section>
  );
}

function Places({ taken, capacity, waiting }: NonNullable<RegistrationsProps["places"]>) {
  const { registrations: words } = useDeskWords();
  return (
    <>
      {capacity === null ? words.takenOfAny({ taken }) : words.taken({ taken, capacity })}
      {waiting > 0 && ` ${words.peopleWaiting({ waiting })}`}
    </>
  );
}
