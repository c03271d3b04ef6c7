/** A mail that has come, as far as it concerns us: clean, and within limits. */
export type IncomingMail = {
  /** Its Message-ID without brackets, if that can stand in a header of ours. */
  messageId: string | null;
  from: { name: string; address: string };
  /** Every address that it says it was sent to: one may tell its conversation. */
  recipients: string[];
  subject: string;
  /** The Message-IDs of the mails that it answers: the very one first. */
  answers: string[];
  text: string;
  /** What it repeats of earlier mails. */
  quoted: string | null;
  /** Written by a program: "bounce" says what became of a mail of ours. */
  automatic: "bounce" | "robot" | null;
  bounce: Bounce | null;
  /** Whether the mail server that received it takes it for spam. */
  isSpam: boolean;
  /** "fail": the mail server that received it found that its sender may be forged. */
  dmarc: "fail" | null;
  files: IncomingFile[];
};

/** What was sent with a mail. Without content, it is too much: only its name is kept. */
export type IncomingFile = { name: string; bytes: number; content: Uint8Array | null };

export type Bounce = {
  /** The Message-IDs of what may have come back. */
  of: string[];
  /** False while mail servers go on trying. */
  isFinal: boolean;
  /** Such as "5.1.1": see RFC 3463. */
  status: string | null;
};
