import type { ReactNode } from "react";
import type { RegistrationState } from "../../server/registrations/registration-state.ts";
import { useLanguage, useWords } from "../rendering/language.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { State } from "../ui/state.tsx";
import { registerLink } from "./register-link.ts";
import styles from "./registration.module.css";
import { registrationWords } from "./registration-words.ts";

type Props = {
  event: {
    id: string;
    past: boolean;
    status: string;
    time_zone: string;
    registration: RegistrationState;
  };
  /** Further buttons. */
  children?: ReactNode;
};

/** At the top of the page of an event: whether people can register, and the button. */
export function Registration({ event, children }: Props) {
  const words = useWords();
  const language = useLanguage();
  const link = registerLink({ words, language }, event);
  // The header of the page says that an event is over or cancelled.
  const isSaid = event.past || event.status === "cancelled";
  const own = registrationWords(isSaid ? undefined : event.registration, {
    ...{ words, language, timeZone: event.time_zone, form: "date-time" },
  });
  if (!own && !link && !children) return null;
  return (
    <div className={styles.registration}>
      {own && (
        <p>
          <State tone={own.tone}>{own.text}</State>
        </p>
      )}
      {(link || children) && (
        <div className={styles.buttons}>
          {link && <ButtonLink to={link.to}>{link.label}</ButtonLink>}
          {children}
        </div>
      )}
      {own?.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}
