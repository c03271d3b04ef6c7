import type { Attendee } from "../../../server/registrations/attendance.ts";

/** Short, because the page has thousands of them. */
export type AttendeeRow = [
  id: string,
  name: string,
  seats: number,
  state: Attendee["state"],
  attended: boolean | null,
];

export const attendeeRow = ({ id, name, seats, state, attended }: Attendee): AttendeeRow => [
  ...([id, name, seats, state] as const),
  attended ?? null,
];
