import type { HeldEvent } from "../../server/content/held-event.ts";
import type { RegistrationState } from "../../server/registrations/registration-state.ts";

/** An event in a list, with the state of its registration if the site takes registrations. */
export type ShownEvent = HeldEvent & { registration?: RegistrationState | undefined };
