/** Limits of the newsletter. The rates of sending are settings: see server/process/environment.ts. */
const hour = 60 * 60_000;
export const day = 24 * hour;

export const maxEmail = 254;
/** Beyond this, the form refuses new addresses until some have confirmed or were deleted: only an attack reaches it. */
export const maxUnconfirmed = 50_000;

/** Per day: sign-ups from one IPv4 address or IPv6 /64, of which wider networks get a multiple; mails that they cause. */
export const signUpsPerDay = { fromNetwork: 100, mailsToAddress: 1, mailsToMailbox: 3 };

/** How many sign-ups may wait to be stored, and how many are stored in one transaction. */
export const waitingToBeStored = 500;
export const storedTogether = 20;
/** How long a visitor waits for storage before the form reports a failure. */
export const storeDeadline = 10_000;

/** Unconfirmed data is deleted after this time. */
export const confirmWithin = 7 * day;
export const pauseLength = 30 * day;
/** How long the hash of an address is kept after its owner has left. */
export const leftKeptYears = 3;

export const maxImported = 20_000;
export const maxSourceNote = 300;

/** A sending that is due for longer than this asks before it starts. */
export const lateAfter = 2 * hour;
/** Deliveries are kept for bounces that arrive late; then only their numbers. */
export const deliveriesKept = 90 * day;

/** In bytes, for each of the two forms of a mail, HTML and text, without pictures. */
export const maxMailBytes = 15_000;
/** Records in a digest; the mail links to the rest. */
export const maxInDigest = 20;

/** A soft bounce ends a subscription after this many, on different days, over at least this time. */
export const softBounces = { most: 5, over: 21 * day, forgottenAfter: 60 * day };

/** A sending stops and asks if at least this many mails, and this part of them, were refused. */
export const tooManyRefused = { least: 20, part: 0.2 };
