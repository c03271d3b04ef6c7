import type { LastBackups } from "../../../server/backup/backup-history.ts";
import { mayActAs } from "../../../server/staff/roles.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import type { DeskArgs } from "../rendering/desk-route.ts";
import { StoredText } from "../rendering/stored-text.tsx";
import { Moment } from "../ui/moment.tsx";

const day = 24 * 60 * 60_000;
const maxAge = 2 * day;
/** A trial is due every week. One that is postponed once is no reason to worry. */
const maxTrialAge = 15 * day;

export const backupIsOld = ({ lastGood }: LastBackups): boolean =>
  !lastGood || Date.now() - Date.parse(lastGood.at) > maxAge;

type Shown = LastBackups & { isOld: boolean; isUntried: boolean };

/** Not for writers, who cannot do anything about backups. */
export async function readBackups({ desk, session }: Pick<DeskArgs, "desk" | "session">) {
  if (!mayActAs(session.person.role, "publisher")) return undefined;
  const backups = await desk.backups.last();
  const triedAt = backups.lastTried?.tried_at;
  const isUntried = typeof triedAt === "string" && Date.now() - Date.parse(triedAt) > maxTrialAge;
  return { ...backups, isOld: backupIsOld(backups), isUntried };
}

/** Shows how much would be lost if the server failed today. */
export function LastBackup({ last, lastGood, lastTried, isOld, isUntried }: Shown) {
  const words = useDeskWords().home.backup;
  return (
    <section>
      <h2>{words.heading}</h2>
      <p>
        {lastGood
          ? words.last({
              moment: <Moment key="moment" instant={lastGood.at} />,
              size: <bdi key="size">{size(lastGood.bytes ?? 0)}</bdi>,
            })
          : words.none}{" "}
        {lastGood?.copied_at && `${words.copied} `}
        {isOld && <strong>{lastGood ? words.sinceThen : words.noneEver}</strong>}
      </p>
      {lastTried?.tried_at && (
        <p>
          {words.tried({ moment: <Moment key="moment" instant={lastTried.tried_at} /> })}{" "}
          {isUntried && <strong>{words.notTried}</strong>}
        </p>
      )}
      {last?.problem && (
        <p>
          <strong>{last.outcome === "failed" ? words.failed : words.incomplete}</strong>{" "}
          <StoredText of="backup" text={last.problem} />
        </p>
      )}
    </section>
  );
}

const size = (bytes: number) =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1000)} KB` : `${Math.ceil(bytes / 1e6)} MB`;
