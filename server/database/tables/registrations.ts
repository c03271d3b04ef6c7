/** Registration for events. */
export type RegistrationsTables = {
  registration_forms: RegistrationFormRow;
  registrations: RegistrationRow;
};

/** How people register for an event, as staff set it up: see server/registrations/registration-form.ts. */
export type RegistrationFormRow = {
  /** The edition of the event in its original language. */
  event_id: string;
  is_on: number;
  /** In seats; null without a limit. */
  capacity: number | null;
  opens_at: string | null;
  closes_at: string | null;
  waiting_list: number;
  /** Whether visitors see how many places are left. */
  shows_places: number;
  max_seats: number;
  /** How long a place is offered to a person on the waiting list. */
  offer_hours: number;
  reminds_two_days: number;
  reminds_two_hours: number;
  /** Where the event takes place online. Only registered people receive it. */
  online_address: string;
  /** JSON: the questions of staff. */
  questions: string;
  /** JSON: the text of the mail of thanks, by language. */
  thanks: string;
  /** JSON: the date and place that registered people were last told. */
  announced: string | null;
  /** JSON: the numbers that stay after the personal data is deleted. */
  sums: string | null;
  /** Increases with every save. */
  revision: number;
  changed_at: string;
  changed_by_name: string;
};

/**
 * "waiting": on the waiting list. "offered": a place is reserved until `offer_until`. "declined": did not accept an offer,
 * or not in time. "cancelled": by the person or by staff.
 */
export type RegistrantState = "confirmed" | "waiting" | "offered" | "declined" | "cancelled";

export type RegistrationRow = {
  /** The code that a person shows at the door, such as "7K3M-QX9D". */
  id: string;
  event_id: string;
  /** The order of arrival, which is the order of the waiting list. */
  position: number;
  name: string;
  email: string;
  /** The normalised email address: see server/mail/email-key.ts. */
  email_key: string;
  /** In which the person registered and receives mail. */
  language: string;
  seats: number;
  /** JSON: see server/registrations/answers.ts. */
  answers: string;
  state: RegistrantState;
  ended_by: "person" | "staff" | "time" | null;
  offer_until: string | null;
  created_at: string;
  changed_at: string;
  confirmed_at: string | null;
  /** Of the token in the link to the person's own page. */
  token_hash: string;
  /** Identifies the form that was sent, so that sending it again registers nobody twice. */
  form_id: string | null;
  /** By staff. */
  note: string;
  /** 1 or 0 once staff said whether the person came; `attended_at`: when they said so. */
  attended: number | null;
  attended_at: string | null;
  /** Of the calendar file: see server/registrations/registration-ics.ts. */
  ics_sequence: number;
  /** The start of the event for which a reminder was sent: another date has another reminder. See reminder-marks.ts, too. */
  reminded_two_days: string | null;
  reminded_two_hours: string | null;
  thanked_at: string | null;
  /** Why a mail could not be delivered. */
  undelivered: string | null;
};
