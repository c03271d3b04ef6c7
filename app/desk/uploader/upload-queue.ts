/** The uploads of this page: one after the other, whatever part of the page they were chosen in. */
import { claim } from "../browser/device-store.ts";
import { type DeviceFile, findFiles, putFile, removeFile } from "./device-files.ts";
import type { ShownItem } from "./library-item.ts";
import { sendFile } from "./send-file.ts";
import { shrink } from "./shrink-photo.ts";

export type Upload = {
  id: string;
  name: string;
  /** The field that it was chosen for; empty if it is for the library alone. */
  target: string;
  bytes: number;
  sent: number;
  state: "waiting its turn" | "preparing" | "sending" | "waiting" | "signed out" | "refused" | "done";
  sentence: string;
  item?: ShownItem;
};

let person: string | undefined;
let shown: Upload[] = [];
const waiting: DeviceFile[] = [];
const cancelling = new Map<string, AbortController>();
const listeners = new Set<() => void>();
let isWorking = false;

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

/** Goes on with what this person chose before this page was opened. */
export async function startUploads(owner: string): Promise<void> {
  if (person !== undefined) return;
  person = owner;
  for (const file of await findFiles(owner).catch(() => [])) if (await claim(claimOf(file))) enter(file);
}
const claimOf = ({ id }: DeviceFile) => `upload/${id}`;

export function addUploads(files: Iterable<File>, target = ""): void {
  for (const file of files) {
    const { name } = file;
    const id = crypto.randomUUID();
    const chosen = { id, person: person ?? "", name, file, prepared: false, target, at: Date.now() };
    void claim(claimOf(chosen));
    // Where the device has no room for it, it is sent all the same.
    void putFile(chosen).catch(() => {});
    enter(chosen);
  }
}

function enter(file: DeviceFile): void {
  const { id, name, target } = file;
  const upload: Upload = {
    ...{ id, name, target, bytes: file.file.size, sent: 0 },
    ...{ state: "waiting its turn", sentence: "" },
  };
  waiting.push(file);
  cancelling.set(id, new AbortController());
  show([...shown, upload]);
  void work();
}

export function cancelUpload(id: string): void {
  cancelling.get(id)?.abort();
  show(shown.filter((upload) => upload.id !== id));
  void removeFile(id).catch(() => {});
}

/** What is done, or was refused and read, is not shown any more. */
export const forgetUpload = (id: string) => show(shown.filter((upload) => upload.id !== id));

export const replaceItem = (item: ShownItem) =>
  show(shown.map((upload) => (upload.item?.id === item.id ? { ...upload, item } : upload)));

async function work(): Promise<void> {
  if (isWorking) return;
  isWorking = true;
  for (let file = waiting.shift(); file; file = waiting.shift()) await bring(file);
  isWorking = false;
}

async function bring(chosen: DeviceFile): Promise<void> {
  const { id } = chosen;
  const signal = cancelling.get(id)?.signal;
  if (!signal || signal.aborted) return;
  const file = chosen.prepared ? chosen : await prepare(chosen);
  if (signal.aborted) return;
  const ended = await sendFile({
    ...{ ...file, signal },
    show: (progress) => change(id, { sentence: "", ...progress }),
  });
  if (!ended) return void fetchCancel(id);
  void removeFile(id).catch(() => {});
  if (ended.outcome === "refused") change(id, { state: "refused", sentence: ended.sentence });
  else change(id, { state: "done", sentence: "", item: ended.item });
}

async function prepare(chosen: DeviceFile): Promise<DeviceFile> {
  const { id } = chosen;
  change(id, { state: "preparing" });
  const prepared = { ...chosen, ...(await shrink(chosen)), prepared: true };
  change(id, { bytes: prepared.file.size });
  if (!cancelling.get(id)?.signal.aborted) await putFile(prepared).catch(() => {});
  return prepared;
}

/** The server forgets it in time by itself: nothing depends on this to arrive. */
async function fetchCancel(id: string): Promise<void> {
  const body = new FormData();
  body.set("act", "cancel");
  await fetch(`/desk/media/uploads/${id}`, {
    ...{ method: "POST", body, headers: { accept: "application/json" }, keepalive: true },
  }).catch(() => {});
}
