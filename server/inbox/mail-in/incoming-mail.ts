/** A mail that the site received: cleaned, and cut to the limits. */
export type IncomingMail = {
  /** The Message-ID without brackets; null if it is missing or is not safe in a header. */
  messageId: string | null;
  from: { name: string; address: string };
  /** Every address that the mail names as a recipient: one of them may hold a conversation's token. */
  recipients: string[];
  subject: string;
  /** The Message-IDs of the mails that this one answers, the latest first. */
  answers: string[];
  text: string;
  /** Text quoted from earlier mails. */
  quoted: string | null;
  /** Set if a program wrote it. A "bounce" reports on the delivery of one of our mails. */
  automatic: "bounce" | "robot" | null;
  bounce: Bounce | null;
  /** Set if the mail is a complaint about one of our mails (RFC 5965): the Message-IDs and senders that it names. */
  complaint: string[] | null;
  /** Whether the receiving mail server marked it as spam. */
  isSpam: boolean;
  /** "fail": according to the receiving mail server, the sender may be forged. */
  dmarc: "fail" | null;
  files: IncomingFile[];
};

/** An attachment. The content of one beyond the limits is null: only its name is stored. */
export type IncomingFile = { name: string; bytes: number; content: Uint8Array | null };

export type Bounce = {
  /** The Message-IDs of the mails that may have bounced. */
  of: string[];
  /** False while mail servers keep trying. */
  isFinal: boolean;
  /** Such as "5.1.1": see RFC 3463. */
  status: string | null;
};
