const minute = 60_000;

/** Of one mail. What is larger is not fetched; what has more, or takes longer to read, is not read. */
export const mailLimits = {
  bytes: 25_000_000,
  /** So much of its beginning is fetched first: its headers, but for those of nobody who means well. */
  headerBytes: 64 * 1024,
  depth: 30,
  boundaries: 2000,
  readWithin: 20_000,
  /** What is read of it, in characters. */
  text: 20_000,
  quoted: 20_000,
  subject: 200,
  name: 120,
  /** How many earlier mails it may name, and how many addresses. */
  answers: 100,
  recipients: 100,
  files: 10,
  fileBytes: 20_000_000,
};

/** Of all mails, and of one sender or conversation. What is beyond them waits in the mailbox, or apart. */
export const floodLimits = {
  perMinute: 120,
  newPerSenderPerHour: 10,
  newPerHour: 300,
  postsPerDay: 100,
  linesPerDay: 5,
};

/** How often a mailbox is looked into that says nothing of new mail. */
export const lookedEvery = minute / 2;
/** After the first failure, and at most: each pause is twice as long as the one before. */
export const pauses = { first: 5_000, longest: 10 * minute };

/** A mailbox that is new to us may be full of old mails: only unread ones of so many days are taken. */
export const daysBack = 30;
/** So long it is known which mails were taken; longer than anything is taken by its date. */
export const takenKeptDays = 90;
