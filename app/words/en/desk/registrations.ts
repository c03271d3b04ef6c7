import { message } from "../../message.ts";

/** The people who registered for an event. */
export const registrations = {
  heading: "Registrations",
  none: "No registrations yet.",
  count: message<{ count: number }>(
    "{count, plural, one {One person has registered.} other {# people have registered.}}",
  ),
  read: "Read them",
  export: "Export as CSV",
};
