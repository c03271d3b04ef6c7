/** Limits of registration. Those of the columns are in migrations/0014-registrations.ts, too. */
export const maxQuestions = 8;
export const maxChoices = 20;
export const maxCapacity = 100_000;
export const maxSeats = 20;
/** Two weeks. */
export const maxOfferHours = 336;
/** In characters, as a reader counts them. */
export const textLimits = {
  ...{ name: 120, email: 254, line: 200, text: 2000, note: 2000 },
  ...{ label: 200, why: 300, choice: 120, onlineAddress: 1000 },
  // In Amharic, a mail of this length has about 13 KB.
  ...{ thanks: 2500, letter: 2500, subject: 150 },
};

/** People on the waiting list of one event. Beyond this, the event is full. */
export const maxWaiting = 5000;

/** Per day: from one IPv4 address or IPv6 /64, of which wider networks get a multiple, and for one mailbox. */
export const registrationsPerDay = { fromNetwork: 100, forMailbox: 10 };

/** How many registrations may wait to be stored, and how many are stored in one transaction. */
export const waitingToBeStored = 500;
export const storedTogether = 20;
/** How long a visitor waits for storage before the form reports a failure. */
export const storeDeadline = 10_000;

/** At the desk: people on a page of the list, and on the list at the door, which is kept for offline. */
export const registrantsPerPage = 50;
export const maxAttendees = 10_000;
/** Ticks in one request. */
export const ticksTogether = 500;
