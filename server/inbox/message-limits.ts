import type { FieldName } from "./form/form-answer.ts";

/** Characters as a reader counts them (code points), not UTF-16 units or bytes. */
export const fieldLimits: Record<FieldName, number> = { name: 120, email: 254, subject: 200, message: 5000 };

const minute = 60_000;

/** How long the same content from the same sender is one message, and how long the sender is remembered. */
export const duplicateWindow = 24 * 60 * minute;

export const networkWindow = 10 * minute;
export const totalWindow = minute;

/** So many times what it may send of one content, an address may send of everything: thousands of people can share it. */
export const timesInAll = 1000;
/** Of what is mailed in a minute, one network may have this part: the rest is for the others. */
export const partOfOneNetwork = 0.5;
/** From half of a limit on, answers come later and later; so many seconds at most, and so many of them at once. */
export const slowestAnswer = 5;
export const slowAnswersAtOnce = 100;

/** A text with fewer letters than this is likely to be written by several people. */
export const fewLetters = 20;
/** From so many times what one address may send, the same text within a day looks like spam. */
export const manyOfOneText = 2;

/** How far the clock of another process may be ahead. What claims to be later than that is not counted. */
export const clockSkew = minute;

/** How many messages are held or look like spam: in a minute, and in a day. */
export const apartPerMinute = 600;
export const apartPerDay = 10_000;
/** How many are held in all until the staff look through them, and when to try again once there are that many. */
export const heldInAll = 10_000;
export const heldFullPause = 10 * minute;

/** How many messages may wait to be stored, and how many are stored in one transaction. */
export const waitingToBeStored = 200;
export const storedTogether = 5;
/** How long a sender waits for that, and is then told that it failed. */
export const storeDeadline = 10_000;

/** Nobody fills four fields faster than this. */
export const leastTime = 2000;
