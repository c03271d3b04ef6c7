/** Chosen files in the browser's own database, until the server has them. */
import { deviceStore } from "../browser/device-store.ts";

export type DeviceFile = {
  /** The id of the upload. */
  id: string;
  person: string;
  name: string;
  file: Blob;
  /** Whether it was already shrunk. */
  prepared: boolean;
  /** The field that it was chosen for: see upload-queue.ts. */
  target: string;
  at: number;
};

const files = deviceStore<DeviceFile>("desk-uploads", "files", "id");
const maxAge = 7 * 24 * 60 * 60_000;

/** Read by the start script on every page: see app/desk/browser/start.ts. */
const hint = "uploads";

export async function putFile(file: DeviceFile): Promise<void> {
  localStorage.setItem(hint, "1");
  await files.put(file);
}

export async function removeFile(id: string): Promise<void> {
  await files.remove(id);
  if ((await files.all()).length === 0) localStorage.removeItem(hint);
}

/** The files of this person, oldest first. Files that are too old are deleted. */
export async function findFiles(person: string): Promise<DeviceFile[]> {
  const all = (await files.all()).sort((one, other) => one.at - other.at);
  const expired = all.filter(({ at }) => Date.now() - at > maxAge);
  for (const { id } of expired) await removeFile(id);
  return all.filter((file) => file.person === person && !expired.includes(file));
}
