const day = 24 * 60 * 60_000;

/**
 * How long a message is sent by itself. The server recognises a message that it already has for twice as long:
 * `replayWindow` in server/inbox/message-limits.ts.
 */
export const sentByItselfFor = 30 * day;
/** How long the answer of the server is shown, unless the visitor closes it. */
export const answerShownFor = day;
/** How far a clock may be set back without a question. */
export const clockSkew = day;

export const mostMessages = 10;
/** UTF-16 units of one message as JSON: a message of 5,000 emoji has 10,000. */
export const mostUnits = 40_000;
