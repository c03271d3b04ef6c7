/** Whether people can register for an event. Instants are ISO 8601 in UTC. */
export type RegistrationState =
  /** Registration is not switched on. */
  | { state: "none" }
  | { state: "cancelled" }
  | { state: "over" }
  | { state: "not-yet"; opens: string }
  /** `left`: the number of places, if staff show it. */
  | { state: "open"; left?: number; closes?: string }
  | { state: "few"; left?: number; closes?: string }
  | { state: "waiting-list"; closes?: string }
  | { state: "full" }
  | { state: "closed"; on: string };
