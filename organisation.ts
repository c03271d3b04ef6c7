/**
 * The name of the organisation in the desk, mails to staff, passkeys and files, and the time zone of its staff. The
 * details that visitors read are a record: content/pages/organisation.ts.
 */
export const organisation = {
  name: "Secure AI Africa",
  /** For the times that staff see, and for the hour of the reminder mail. */
  timeZone: "Africa/Addis_Ababa",
};
