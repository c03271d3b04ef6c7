import type { FieldName } from "./answer.ts";

/** Characters as a reader counts them (code points), not UTF-16 units or bytes. */
export const fieldLimits: Record<FieldName, number> = { name: 120, email: 254, subject: 200, message: 5000 };

const minute = 60_000;

/** How long the same content from the same sender is one message, and how long the sender is remembered. */
export const duplicateWindow = 24 * 60 * minute;

export const networkWindow = 10 * minute;
export const totalWindow = minute;

/** How far the clock of another process may be ahead. What claims to be later than that is not counted. */
export const clockSkew = minute;

/** How many messages beyond the other limits are held: in a minute, and in all until the staff look through them. */
export const heldPerMinute = 600;
export const heldInAll = 10_000;
/** When to try again once there are that many. */
export const heldFullPause = 10 * minute;

/** How many messages may wait to be stored, and how many are stored in one transaction. */
export const waitingToBeStored = 200;
export const storedTogether = 10;
/** How long a sender waits for that, and is then told that it failed. */
export const storeDeadline = 10_000;

/** Nobody fills four fields faster than this. */
export const leastTime = 2000;
