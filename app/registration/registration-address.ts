/** The form with which a visitor registers for an event. */
export const registrationAddress = (eventId: string) => `/events/${encodeURIComponent(eventId)}/register`;
