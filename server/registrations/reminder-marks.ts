/** The reminders before an event. */
export type ReminderName = "twoDays" | "twoHours";

/** Marks a reminder that the person turned off, where otherwise the start of the reminded event is stored. */
export const never = "9999-12-31T00:00:00.000Z";
