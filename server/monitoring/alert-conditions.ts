/** What the operator is told about. */
import type { CheckedAddress } from "./check-address.ts";
import type { SiteState } from "./site-state.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Time to ask someone who is away. */
const warnBefore = 14 * day;
/** Of fewer than this many requests, one that failed would be more than 1 %: then it takes some more. */
const minRequests = 100;
const minErrors = 5;
const maxErrorRate = 0.01;
const minFreeDisk = 0.1;
const maxClockError = minute;

export const alertNames = [
  "mail",
  "disk",
  "backup",
  "errors",
  "securityTxt",
  "certificate",
  "clock",
] as const;
export type AlertName = (typeof alertNames)[number];

export type Watched = SiteState & { address?: CheckedAddress | undefined };

type Condition = {
  /** Undefined if it is unknown at present: then nothing changes. */
  isWrong: (watched: Watched) => boolean | undefined;
  /** For how long it must be wrong before it is reported, and fine before its end is. In milliseconds. */
  holds: number;
  fineFor: number;
};

const from = (at: string) => Date.parse(at);

export const conditions: Record<AlertName, Condition> = {
  // Stuck mail is 15 minutes old already: see outbox-state.ts.
  mail: { isWrong: ({ mailOut }) => mailOut.isSetUp && mailOut.stuck > 0, holds: 0, fineFor: 5 * minute },
  disk: {
    isWrong: ({ disk }) => disk && disk.free < disk.total * minFreeDisk,
    holds: 5 * minute,
    fineFor: 15 * minute,
  },
  // A daily backup is a little older than a day while the next one is written.
  backup: { isWrong: backupIsOld, holds: 2 * hour, fineFor: 0 },
  errors: {
    isWrong: ({ requests: { recently } }) =>
      (recently.requests >= minRequests || recently.errors >= minErrors) &&
      recently.errors > recently.requests * maxErrorRate,
    holds: 2 * minute,
    fineFor: 10 * minute,
  },
  securityTxt: {
    isWrong: ({ securityTxt, at }) => from(securityTxt.expiresAt) - from(at) < warnBefore,
    holds: 0,
    fineFor: 0,
  },
  certificate: {
    isWrong: ({ address, at }) => address && address.certificateUntil.getTime() - from(at) < warnBefore,
    holds: 0,
    fineFor: 0,
  },
  clock: {
    isWrong: ({ address }) => address && Math.abs(address.clockError) > maxClockError,
    holds: 10 * minute,
    fineFor: 10 * minute,
  },
};

/** A site that was never backed up is told so after a day. */
export function backupIsOld({
  backups,
  createdAt,
  at,
}: Pick<SiteState, "backups" | "createdAt" | "at">): boolean {
  return from(at) - from(backups.lastSafe?.at ?? createdAt) > day;
}
