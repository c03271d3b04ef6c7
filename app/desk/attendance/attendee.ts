/** A person on the list at the door. Short, because the page has thousands of them. */
export type AttendeeRow = [
  id: string,
  name: string,
  seats: number,
  state: "confirmed" | "waiting" | "offered" | "declined" | "cancelled",
  attended: boolean | null,
];
