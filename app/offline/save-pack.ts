/** Saves a pack when its button is pressed, and cancels when it is pressed again. Loaded by the first press. */
import { download } from "./download.ts";
import { forgetsAfterAWeek } from "./forgets.ts";
import type { PackInfo } from "./pack-info.ts";
import { storedPack, storePack } from "./stored-packs.ts";
import { Damaged, unpack } from "./unpack.ts";

const running = new WeakMap<Element, AbortController>();

export async function press(button: HTMLButtonElement): Promise<void> {
  const place = button.closest<HTMLElement>("[data-pack]");
  const status = place?.querySelector("[role=status]");
  if (!place || !status) return;
  const current = running.get(place);
  if (current) return current.abort();
  if (!isSupported()) {
    location.href = button.dataset.otherwise ?? "";
    return;
  }
  const controller = new AbortController();
  running.set(place, controller);
  try {
    await save(place, button, status, controller.signal);
  } finally {
    running.delete(place);
  }
}

const isSupported = () =>
  "caches" in window && "locks" in navigator && "DecompressionStream" in window && isSecureContext;

async function save(place: HTMLElement, button: HTMLElement, status: Element, signal: AbortSignal) {
  const { pack: address = "", digest: shown, failed = "" } = place.dataset;
  const info = await fetch(`${address}.json`, { signal, cache: "no-cache" })
    .then(
      (response) => response.json() as Promise<PackInfo | { sentence: string }>,
      () => ({ sentence: failed }),
    )
    .catch(() => ({ sentence: failed }));
  if ("sentence" in info) {
    status.textContent = info.sentence;
    return;
  }
  const { words } = info;
  const label = place.querySelector("label");
  const box = place.querySelector("input");
  const offer = () => {
    button.textContent = words.save;
    if (label) label.hidden = !words.files;
    const text = label?.querySelector("span");
    if (text) text.textContent = words.files;
  };
  if (shown !== info.digest.slice(0, 16)) {
    place.dataset.digest = info.digest.slice(0, 16);
    offer();
    status.textContent = words.pressAgain;
    return;
  }
  const files = box?.checked ? info.files : [];
  const progress = document.createElement("progress");
  progress.setAttribute("aria-label", words.saving);
  progress.max = files.reduce((sum, { bytes }) => sum + bytes, info.size);
  progress.value = 0;
  button.textContent = words.cancel;
  status.replaceChildren(words.saving, progress);
  try {
    await fetchAndStore(info, files, signal, (count) => {
      progress.value += count;
    });
    const link = document.createElement("a");
    Object.assign(link, { href: words.seeAll.address, textContent: words.seeAll.text });
    status.replaceChildren(words.saved, " ", link);
    if (forgetsAfterAWeek()) {
      status.append(" ", words.forgets);
      place.dataset.file = "";
    }
    // Without it, the pack is kept but cannot be opened offline; the next page tries again.
    // Set by app/shell/end-script.ts.
    await (document.documentElement as HTMLElement & { worker(): Promise<unknown> }).worker();
  } catch (error) {
    status.textContent = sentenceFor(error, signal, words);
  } finally {
    offer();
  }
}

function sentenceFor(error: unknown, signal: AbortSignal, words: PackInfo["words"]): string {
  if (signal.aborted) return words.cancelled;
  if (error instanceof Damaged) return words.damaged;
  return (error as Error).name === "QuotaExceededError" ? words.noRoom : words.failed;
}

async function fetchAndStore(
  info: PackInfo,
  files: PackInfo["files"],
  signal: AbortSignal,
  onBytes: (count: number) => void,
): Promise<void> {
  const stored = await storedPack(info.name);
  if (stored?.digest === info.digest && (stored.withFiles || files.length === 0)) return;
  const pack = await download(info.pack, { signal, onBytes });
  const responses = await unpack(new Uint8Array(await pack.arrayBuffer()), info.digest);
  for (const { address } of files) responses.set(address, await download(address, { signal, onBytes }));
  await storePack(info, responses, { withFiles: files.length > 0, signal });
}
