import type { Language } from "../../languages.ts";
import type { RegistrationState } from "../../server/registrations/registration-state.ts";
import { registerFor } from "../enquiry/contact-addresses.ts";
import type { Words } from "../words/translation.ts";
import { registrationAddress } from "./registration-address.ts";
import { registrationWords } from "./registration-words.ts";

type Event = {
  id: string;
  past: boolean;
  status: string;
  time_zone: string;
  registration: RegistrationState;
};

/** Where a visitor can register now: the event's own form or, if it has none, the contact form. */
export function registerLink(
  page: { words: Words; language: Language },
  { id, past, status, time_zone, registration }: Event,
): { to: string; label: string } | undefined {
  if (past || status === "cancelled") return undefined;
  const own = registrationWords(registration, { ...page, timeZone: time_zone });
  if (!own) return { to: registerFor(id), label: page.words.subjects.register };
  return own.action ? { to: registrationAddress(id), label: own.action } : undefined;
}
