const minute = 60_000;

/** Per mail. A larger one is not downloaded; one with more parts, or one that takes longer, is not parsed. */
export const mailLimits = {
  bytes: 25_000_000,
  /** Downloaded first, to read the headers: only hostile mails have longer ones. */
  headerBytes: 64 * 1024,
  depth: 30,
  boundaries: 2000,
  parseTimeout: 20_000,
  /** In characters. */
  text: 20_000,
  quoted: 20_000,
  subject: 200,
  name: 120,
  /** How many earlier mails and how many addresses it may name. */
  answers: 100,
  recipients: 100,
  files: 10,
  fileBytes: 20_000_000,
};

/** Mail beyond these limits waits in the mailbox, or is held with the spam. */
export const floodLimits = {
  perMinute: 120,
  newPerSenderPerHour: 10,
  newPerHour: 300,
  postsPerDay: 100,
  linesPerDay: 5,
};

/** How often to check a mailbox whose server does not announce new mail. */
export const pollInterval = minute / 2;
/** Before connecting again. Each pause is twice as long as the one before. */
export const reconnectPauses = { first: 5_000, longest: 10 * minute };

/** A mailbox that the site reads for the first time may be full of old mail: only unread mail this recent is accepted. */
export const daysBack = 30;
/** How long accepted mails are remembered. Longer than `daysBack`, so that none is accepted twice. */
export const acceptedKeptDays = 90;
