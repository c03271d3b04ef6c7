/** What is typed, on the device, until the server has it. */
import { claim as claimByName, deviceStore } from "../browser/device-store.ts";
import type { Values } from "./values.ts";

export type DeviceText = {
  /** Who typed it and where: see `textKey`. */
  key: string;
  /** The id of the record, also of one that the server does not have yet. */
  id: string;
  values: Values;
  /** The revision that it started from, and the text of that. */
  base: number;
  stored: Values;
  /** What stands in the field for the address. */
  address: string;
  /** What was sent and not answered: the server may have it. */
  sent: Values | undefined;
  at: number;
};

const mostTexts = 50;
const longestKept = 90 * 24 * 60 * 60_000;

export const textKey = (person: string, kind: string, id: string, isNew: boolean) =>
  [person, kind, isNew ? "new" : "known", id].join("/");

const texts = deviceStore<DeviceText>("desk", "texts", "key");
export const putText = texts.put;
export const removeText = texts.remove;

/** Those whose key begins so, the newest first. What is too old, or one too many, goes. */
export async function findTexts(start: string): Promise<DeviceText[]> {
  const newestFirst = (await texts.all()).sort((one, other) => other.at - one.at);
  const tooMany = newestFirst.filter(({ at }, index) => index >= mostTexts || Date.now() - at > longestKept);
  for (const { key } of tooMany) await removeText(key);
  return newestFirst.filter((text) => text.key.startsWith(start) && !tooMany.includes(text));
}

/** Whether no other page of this browser is writing that text now. */
export const claim = (key: string): Promise<boolean> => claimByName(`text/${key}`);
