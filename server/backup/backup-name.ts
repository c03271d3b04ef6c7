/** The names of scheduled backups, such as `site-2026-11-18T03-00-00Z.tar`, with `.age` if they are encrypted. */
export const encryptedExtension = ".age";
const ownName = /^site-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar(?:\.age)?$/;

export type NamedBackup = { name: string; at: number };

export function newName(now = new Date()): string {
  return `site-${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z.tar`;
}

/** Undefined if this program does not write such names. */
export function timeOfName(name: string): number | undefined {
  const [, day, hours, minutes, seconds] = ownName.exec(name) ?? [];
  const at = Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
  return Number.isNaN(at) ? undefined : at;
}

export const withoutEncryption = (name: string) =>
  name.endsWith(encryptedExtension) ? name.slice(0, -encryptedExtension.length) : name;

export const newestFirst = (one: NamedBackup, other: NamedBackup) => other.at - one.at;

const day = 24 * 60 * 60_000;

/** The newest. A clock that was ahead for a while has left names of the future: they come last. */
export function latestOf<Backup extends NamedBackup>(
  backups: Backup[],
  now = Date.now(),
): Backup | undefined {
  const sorted = backups.toSorted(newestFirst);
  return sorted.find(({ at }) => at <= now + day) ?? sorted.at(0);
}
