import type { Generated } from "kysely";

/** Certificates of attendance. None of these rows says anything about a person. */
export type CertificatesTables = {
  certified_events: CertifiedEventRow;
  withdrawn_certificates: WithdrawnCertificateRow;
};

/** An event for which certificates were issued, as they describe it. Stays when the event is deleted. */
export type CertifiedEventRow = {
  /** In the code of each certificate. */
  number: Generated<number>;
  /** The address of the event when the first certificate was issued. */
  event_id: string;
  /** JSON: the title by language; the first one is the original. */
  titles: string;
};

export type WithdrawnCertificateRow = {
  /** SHA-256 of the code. */
  hash: string;
  at: string;
};
