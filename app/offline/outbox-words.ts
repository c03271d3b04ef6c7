/** The sentences that a message takes along, because later pages may be in another language or have none. */
export type OutboxWords = Record<(typeof outboxWordNames)[number], string> & {
  /** "Waiting on this phone", or on this device. */
  waiting: string;
};

export const outboxWordNames = [
  ...(["later", "old", "notSent", "failed", "send", "sending"] as const),
  ...(["edit", "remove", "removeQuestion", "close", "occupied"] as const),
] as const;
