import type { HeldEvent } from "../../server/content/held-event.ts";
import type { RegistrationState } from "../../server/registrations/registration-state.ts";
import type { Registrations } from "../../server/registrations/registrations.ts";
import type { ShownEvent } from "./shown-event.ts";

/** Previews and tests have none. */
export type Registering = {
  registrations?: Pick<Registrations, "states"> & Partial<Pick<Registrations, "keptDays">>;
};

/** The state of each event. Without registrations, and for events that do not take them, it is "none". */
export async function registrationStates(
  { registrations }: Registering,
  ids: string[],
): Promise<(id: string) => RegistrationState> {
  const states = ids.length > 0 ? await registrations?.states(ids) : undefined;
  return (id) => states?.get(id) ?? { state: "none" };
}

type Card = { id: string; event?: HeldEvent | undefined };

/** Adds the state of registration to the events among the cards, with one query for all. */
export async function withRegistration<Shown extends Card>(
  site: Registering,
  cards: Shown[],
): Promise<(Omit<Shown, "event"> & { event?: ShownEvent | undefined })[]> {
  const stateOf = await registrationStates(
    site,
    cards.filter(({ event }) => event).map(({ id }) => id),
  );
  return cards.map((card) => ({
    ...card,
    event: card.event && { ...card.event, registration: stateOf(card.id) },
  }));
}
