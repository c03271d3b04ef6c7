/** Whether this device shows texts as Markdown. Other fields and tabs follow. */
const key = "write-as-markdown";
/** If the browser stores nothing, until the page is closed. */
let isChosen = false;

export function writesMarkdown(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return isChosen;
  }
}

export function writeAsMarkdown(isWanted: boolean): void {
  isChosen = isWanted;
  try {
    if (isWanted) localStorage.setItem(key, "1");
    else localStorage.removeItem(key);
  } catch {}
  // Browsers tell only the other tabs.
  dispatchEvent(new StorageEvent("storage", { key }));
}

export function onWriteAsMarkdown(listener: () => void): () => void {
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
}
