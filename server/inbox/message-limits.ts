import type { FieldName } from "./form/form-answer.ts";

/** In characters as a reader counts them (code points), not UTF-16 units or bytes. */
export const fieldLimits: Record<FieldName, number> = { name: 120, email: 254, subject: 200, message: 5000 };

const minute = 60_000;

/** How long the same content from the same sender counts as one message, and how long hashes of the sender are kept. */
export const duplicateWindow = 24 * 60 * minute;

/**
 * How long a message from a device's outbox is recognised if it arrives again, because its answer was lost. Twice as long
 * as the device sends it by itself (app/offline/outbox-limits.ts), for devices whose clock is wrong.
 */
export const replayWindow = 60 * duplicateWindow;
/** Form ids of messages that may wait in an outbox begin with this letter. */
export const outboxId = "w";

export const networkWindow = 10 * minute;
export const totalWindow = minute;

/** An IP address may send this many times as many messages in all as of one content: thousands of people can share it. */
export const timesInAll = 1000;
/** One network's share of the messages mailed per minute: the rest is reserved for others. */
export const partOfOneNetwork = 0.5;
/** From half of a limit on, answers are delayed more and more: up to this many seconds, and this many at a time. */
export const slowestAnswer = 5;
export const slowAnswersAtOnce = 100;

/** Several people may well write the same text if it has fewer letters than this. */
export const fewLetters = 20;
/** A text looks like spam if this many times as many copies arrive in a day as one address may send. */
export const manyOfOneText = 2;

/** How far the clock of another process may be ahead. Messages with later dates are not counted. */
export const clockSkew = minute;

/** How many messages may be held or filed as spam. */
export const spamPerMinute = 600;
export const spamPerDay = 10_000;
/** How many may be held until staff review them, and when a sender may retry after that. */
export const heldInAll = 10_000;
export const heldFullPause = 10 * minute;

/** How many messages may wait to be stored, and how many are stored in one transaction. */
export const waitingToBeStored = 200;
export const storedTogether = 5;
/** How long a sender waits for storage before the form reports a failure. */
export const storeDeadline = 10_000;

/** Too short a time for a person to fill in four fields. */
export const leastTime = 2000;
