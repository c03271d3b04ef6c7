/** Fills the page that lists what this browser keeps. */
import { formatFileSize } from "../ui/format-file-size.ts";
import { forgetsAfterAWeek } from "./forgets.ts";
import { keptPages, removeAllPages, removePage } from "./list-kept-pages.ts";
import { removePack, storedPacks } from "./stored-packs.ts";

/** One line of a list. */
type Kept = {
  title: string;
  page: string;
  bytes: number;
  savedAt: string;
  /** The same as one HTML file. */
  document?: { address: string; text: string };
  remove(): Promise<void>;
};

const root = document.getElementById("on-this-device") as HTMLElement;
const status = root.querySelector("[role=status]") as HTMLElement;
const row = (root.querySelector("template") as HTMLTemplateElement).content.firstElementChild as Element;
const sentence = (name: string, values: Record<string, string> = {}) =>
  (root.dataset[name] ?? "").replaceAll(/\{(\w+)\}/g, (_, key) => values[key] ?? "");
const dates = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "long" });

async function readPacks(): Promise<Kept[]> {
  return (await storedPacks()).map((pack) => ({
    ...pack,
    document: { address: `${pack.address}.html`, text: pack.words.document },
    remove: () => removePack(pack),
  }));
}

async function readPages(): Promise<Kept[]> {
  return (await keptPages()).map((page) => ({ ...page, remove: () => removePage(page) }));
}

async function removeAllPacks(): Promise<void> {
  for (const pack of await storedPacks()) await removePack(pack);
}

async function show(id: string, read: () => Promise<Kept[]>, removeAll: () => Promise<void>): Promise<void> {
  const place = document.getElementById(id) as HTMLElement;
  const list = place.querySelector("ul") as HTMLElement;
  const none = place.querySelector("[data-none]") as HTMLElement;
  const all = list.nextElementSibling as HTMLElement;
  const again = async () => {
    const kept = await read();
    list.replaceChildren(...kept.map((each) => rowOf(each, after(each.remove))));
    none.hidden = kept.length > 0;
    all.hidden = kept.length === 0;
    const size = formatFileSize(kept.reduce((sum, { bytes }) => sum + bytes, 0));
    (all.firstElementChild as HTMLElement).textContent = sentence("total", { size });
    place.hidden = false;
  };
  /** The focus would be lost with its button, so the status takes it. */
  const after = (remove: () => Promise<void>) => async () => {
    try {
      await remove();
      status.textContent = sentence("removed");
    } catch {
      status.textContent = sentence("notRemoved");
    }
    await again();
    status.focus();
  };
  (all.lastElementChild as HTMLElement).addEventListener("click", after(removeAll));
  await again();
}

function rowOf({ title, page, bytes, savedAt, document: file }: Kept, remove: () => void): Element {
  const item = row.cloneNode(true) as Element;
  const [link, download] = item.querySelectorAll("a");
  const [about, button] = [item.querySelector("p"), item.querySelector("button")];
  if (!link || !download || !about || !button) return item;
  Object.assign(link, { href: page, textContent: title });
  if (file) Object.assign(download, { href: file.address, textContent: file.text, hidden: false });
  const date = savedAt ? dates.format(new Date(savedAt)) : "";
  about.textContent = sentence("about", { size: formatFileSize(bytes), date });
  button.setAttribute("aria-label", sentence("remove", { name: title }));
  button.addEventListener("click", remove);
  return item;
}

if ("caches" in window && "locks" in navigator) {
  await show("kept-packs", readPacks, removeAllPacks);
  await show("kept-pages", readPages, removeAllPages);
  status.textContent = "";
  status.tabIndex = -1;
  (root.querySelector("[role=status] + p") as HTMLElement).hidden = !forgetsAfterAWeek();
} else {
  status.textContent = sentence("unsupported");
}
