/** The uploads of all parts of this page, one after the other. */
import { claim } from "../browser/device-store.ts";
import { type DeviceFile, findFiles, putFile, removeFile } from "./device-files.ts";
import type { LibraryItem } from "./library-item.ts";
import { sendFile } from "./send-file.ts";
import { shrinkPhoto } from "./shrink-photo.ts";

export type Upload = {
  id: string;
  name: string;
  /** The field that it was chosen for; empty if only for the library. */
  target: string;
  bytes: number;
  sent: number;
  state: "queued" | "preparing" | "sending" | "waiting" | "signed out" | "refused" | "done";
  sentence: string;
  item?: LibraryItem;
};

let person: string | undefined;
let shown: Upload[] = [];
const queue: DeviceFile[] = [];
const abortControllers = new Map<string, AbortController>();
const listeners = new Set<() => void>();
let isRunning = false;

export const readUploads = () => shown;
export function listenToUploads(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(next: Upload[]): void {
  shown = next;
  for (const listener of listeners) listener();
}
const change = (id: string, changes: Partial<Upload>) =>
  show(shown.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));

/** Resumes the uploads that this person started on an earlier page. */
export async function resumeUploads(owner: string): Promise<void> {
  if (person !== undefined) return;
  person = owner;
  for (const file of await findFiles(owner).catch(() => [])) if (await claim(claimOf(file))) enqueue(file);
}
const claimOf = ({ id }: DeviceFile) => `upload/${id}`;

export function addUploads(files: Iterable<File>, target = ""): void {
  for (const file of files) {
    const { name } = file;
    const id = crypto.randomUUID();
    const chosen = { id, person: person ?? "", name, file, prepared: false, target, at: Date.now() };
    void claim(claimOf(chosen));
    // Sent even if the device cannot store it.
    void putFile(chosen).catch(() => {});
    enqueue(chosen);
  }
}

function enqueue(file: DeviceFile): void {
  const { id, name, target } = file;
  const upload: Upload = {
    ...{ id, name, target, bytes: file.file.size, sent: 0 },
    ...{ state: "queued", sentence: "" },
  };
  queue.push(file);
  abortControllers.set(id, new AbortController());
  show([...shown, upload]);
  void run();
}

export function cancelUpload(id: string): void {
  abortControllers.get(id)?.abort();
  show(shown.filter((upload) => upload.id !== id));
  void removeFile(id).catch(() => {});
}

/** Hides an upload that is done, or whose refusal was read. */
export const forgetUpload = (id: string) => show(shown.filter((upload) => upload.id !== id));

export const replaceItem = (item: LibraryItem) =>
  show(shown.map((upload) => (upload.item?.id === item.id ? { ...upload, item } : upload)));

async function run(): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  for (let file = queue.shift(); file; file = queue.shift()) await upload(file);
  isRunning = false;
}

async function upload(chosen: DeviceFile): Promise<void> {
  const { id } = chosen;
  const signal = abortControllers.get(id)?.signal;
  if (!signal || signal.aborted) return;
  const file = chosen.prepared ? chosen : await prepare(chosen);
  if (signal.aborted) return;
  const result = await sendFile({
    ...{ ...file, signal },
    show: (progress) => change(id, { sentence: "", ...progress }),
  });
  if (!result) return void postCancel(id);
  void removeFile(id).catch(() => {});
  if (result.outcome === "refused") change(id, { state: "refused", sentence: result.sentence });
  else change(id, { state: "done", sentence: "", item: result.item });
}

async function prepare(chosen: DeviceFile): Promise<DeviceFile> {
  const { id } = chosen;
  change(id, { state: "preparing" });
  const prepared = { ...chosen, ...(await shrinkPhoto(chosen)), prepared: true };
  change(id, { bytes: prepared.file.size });
  if (!abortControllers.get(id)?.signal.aborted) await putFile(prepared).catch(() => {});
  return prepared;
}

/** Best effort: the server also deletes abandoned uploads after a while. */
async function postCancel(id: string): Promise<void> {
  const body = new FormData();
  body.set("act", "cancel");
  await fetch(`/desk/media/uploads/${id}`, {
    ...{ method: "POST", body, headers: { accept: "application/json" }, keepalive: true },
  }).catch(() => {});
}
