/** Files that were chosen, on the device, until the server has them. */
import { deviceStore } from "../browser/device-store.ts";

export type DeviceFile = {
  /** Of the upload. */
  id: string;
  /** Who chose it. */
  person: string;
  name: string;
  file: Blob;
  /** Whether it is as it will be sent. */
  prepared: boolean;
  /** What it was chosen for: see uploads.ts. */
  target: string;
  at: number;
};

const files = deviceStore<DeviceFile>("desk-uploads", "files", "id");
const longestKept = 7 * 24 * 60 * 60_000;

/** Read by the start script on every page: see app/desk/browser/hydrate-islands.ts. */
const hint = "uploads";

export async function putFile(file: DeviceFile): Promise<void> {
  localStorage.setItem(hint, "1");
  await files.put(file);
}

export async function removeFile(id: string): Promise<void> {
  await files.remove(id);
  if ((await files.all()).length === 0) localStorage.removeItem(hint);
}

/** Those that this person chose, the oldest first. What is too old goes. */
export async function findFiles(person: string): Promise<DeviceFile[]> {
  const all = (await files.all()).sort((one, other) => one.at - other.at);
  const tooOld = all.filter(({ at }) => Date.now() - at > longestKept);
  for (const { id } of tooOld) await removeFile(id);
  return all.filter((file) => file.person === person && !tooOld.includes(file));
}
