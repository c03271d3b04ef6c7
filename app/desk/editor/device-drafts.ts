import type { Kept } from "./autosave.ts";
import { claim, type DeviceText, findTexts, putText, removeText, textKey } from "./device-texts.ts";

type OnDevice = Kept & { address: string };
type Of = { person: string; kind: string; id: string; isNew: boolean };

/** Keeps the text of one page on the device. Another page on the same record, in another tab, has a place of its own. */
export function deviceOf({ person, kind, id, isNew }: Of) {
  const start = textKey(person, kind, isNew ? "" : id, isNew);
  let own = { id, key: `${textKey(person, kind, id, isNew)}/${crypto.randomUUID()}` };
  /** A place that is not needed any more once the next one is written. */
  let former: string | undefined;
  let wanted: (() => Promise<void>) | undefined;
  let underWay: Promise<void> | undefined;

  /** One after the other, and only the newest of those that wait. */
  async function inTurn(): Promise<void> {
    try {
      for (let work = wanted; work; work = wanted) {
        wanted = undefined;
        await work();
      }
    } finally {
      underWay = undefined;
    }
  }

  return {
    keep(text: OnDevice, isStored: boolean): Promise<void> {
      const { key } = own;
      const before = former;
      const kept: DeviceText = { ...own, at: Date.now(), ...text };
      wanted = async () => {
        await (isStored ? removeText(key) : putText(kept));
        if (before && before !== key) await removeText(before);
      };
      underWay ??= inTurn();
      return underWay;
    },
    /** The server has it: from now on it is kept as what it is. */
    isKnown(): void {
      const key = `${textKey(person, kind, own.id, false)}/`;
      if (own.key.startsWith(key)) return;
      former = own.key;
      own = { ...own, key: key + crypto.randomUUID() };
      void claim(own.key);
    },
    /** What was typed here, or into a new page that ended before the server had anything of it. */
    async find(): Promise<DeviceText | undefined> {
      await claim(own.key);
      for (const text of await findTexts(start)) {
        if (!(await claim(text.key))) continue;
        own = { id: text.id, key: text.key };
        return text;
      }
      return undefined;
    },
  };
}
