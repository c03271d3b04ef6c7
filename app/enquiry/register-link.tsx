import { ButtonLink } from "../ui/button-link.tsx";
import { register } from "../words/en/subjects.ts";
import { registerFor } from "./write-about.ts";

/** Leads to the contact form with the name and date of the event filled in. */
export function RegisterLink({ eventId }: { eventId: string }) {
  return (
    <ButtonLink to={registerFor(eventId)} variant="outline">
      {register}
    </ButtonLink>
  );
}
