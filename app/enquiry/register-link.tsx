import { useWords } from "../rendering/language.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { registerFor } from "./contact-addresses.ts";

/** Leads to the contact form with the name and date of the event filled in. */
export function RegisterLink({ eventId }: { eventId: string }) {
  const { subjects } = useWords();
  return (
    <ButtonLink to={registerFor(eventId)} variant="outline">
      {subjects.register}
    </ButtonLink>
  );
}
