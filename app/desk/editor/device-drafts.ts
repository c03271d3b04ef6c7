/** Drafts in the browser's own database, until the server has them. */
import { claim, deviceStore } from "../browser/device-store.ts";
import type { UnsavedDraft } from "./autosave.ts";

export type DeviceDraft = UnsavedDraft & {
  /** Who typed it and where: see `keyStart`. */
  key: string;
  /** The id of the record, which a new one has before the server knows it. */
  id: string;
  /** The text in the field "Web address". */
  address: string;
  at: number;
};

const maxDrafts = 50;
const maxAge = 90 * 24 * 60 * 60_000;

const drafts = deviceStore<DeviceDraft>("desk", "texts", "key");

/** Newest first. Drafts that are too old or too many are deleted. */
async function findDrafts(keyStart: string): Promise<DeviceDraft[]> {
  const newestFirst = (await drafts.all()).sort((one, other) => other.at - one.at);
  const expired = newestFirst.filter(({ at }, index) => index >= maxDrafts || Date.now() - at > maxAge);
  for (const { key } of expired) await drafts.remove(key);
  return newestFirst.filter((draft) => draft.key.startsWith(keyStart) && !expired.includes(draft));
}

/** Whether no other tab is editing that draft now. */
const claimDraft = (key: string): Promise<boolean> => claim(`text/${key}`);

type Owner = { person: string; kind: string; id: string; isNew: boolean };

/** The draft of one page. A page in another tab that edits the same record has its own. */
export function deviceDraftOf({ person, kind, id, isNew }: Owner) {
  const keyStart = (isNew: boolean, id: string) => [person, kind, isNew ? "new" : "known", id].join("/");
  let own = { id, key: `${keyStart(isNew, id)}/${crypto.randomUUID()}` };
  /** Deleted once the draft is written under its new key. */
  let formerKey: string | undefined;
  let nextWrite: (() => Promise<void>) | undefined;
  let writing: Promise<void> | undefined;

  /** One write at a time; of those that wait, only the newest. */
  async function writeAll(): Promise<void> {
    try {
      for (let write = nextWrite; write; write = nextWrite) {
        nextWrite = undefined;
        await write();
      }
    } finally {
      writing = undefined;
    }
  }

  return {
    keep(draft: UnsavedDraft & { address: string }, isStored: boolean): Promise<void> {
      const { key } = own;
      const former = formerKey;
      const row: DeviceDraft = { ...own, at: Date.now(), ...draft };
      nextWrite = async () => {
        await (isStored ? drafts.remove(key) : drafts.put(row));
        if (former && former !== key) await drafts.remove(former);
      };
      writing ??= writeAll();
      return writing;
    },
    /** The server has the record now: its draft is no longer that of a new one. */
    becomeKnown(): void {
      const start = `${keyStart(false, own.id)}/`;
      if (own.key.startsWith(start)) return;
      formerKey = own.key;
      own = { ...own, key: start + crypto.randomUUID() };
      void claimDraft(own.key);
    },
    /** A draft of this record; on a new page, one of any new record that never reached the server. */
    async find(): Promise<DeviceDraft | undefined> {
      await claimDraft(own.key);
      for (const draft of await findDrafts(keyStart(isNew, isNew ? "" : id))) {
        if (!(await claimDraft(draft.key))) continue;
        own = { id: draft.id, key: draft.key };
        return draft;
      }
      return undefined;
    },
  };
}
