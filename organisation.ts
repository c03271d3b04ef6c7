/**
 * What the desk, mails to staff, keys and files call this site, and the clocks that staff go by. What visitors read of
 * the organisation is a record: content/pages/organisation.ts.
 */
export const organisation = {
  name: "Secure AI Africa",
  /** The hours that staff read, and the morning in which they are told what waits. */
  timeZone: "Africa/Addis_Ababa",
};
