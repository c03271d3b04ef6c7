/**
 * How many of the newest records Home shows: projects, and of all kinds of updates together, so that it fits the first
 * 14,600 bytes a server may send, in English; fewer in other languages. A filter shows more of its kind.
 */
export const onHome = { work: 4, updates: 9 };
