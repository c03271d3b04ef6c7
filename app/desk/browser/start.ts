/** The script of the desk. Every page works without it. */
import { forgetOnSignOut, keepWriting } from "./keep-page.ts";
import { listenForPasskeys } from "./passkeys.ts";

type Islands = { hydrate: (element: HTMLElement) => void; continueUploads: (person: string) => void };

hydrateIslands();
listenForPasskeys();
forgetOnSignOut();
const ready = startOwnScripts().catch(console.info);
addEventListener("load", () => void keepWriting(ready).catch(console.info));

/** Small scripts of single pages, which need no React. */
async function startOwnScripts(): Promise<void> {
  const attendance = document.querySelector<HTMLElement>("[data-attendance]");
  if (attendance) {
    (await import("../attendance/attendance.ts")).startAttendance(attendance);
    attendance.dataset.hydrated = "";
  }
  if (document.querySelector("[data-refresh]"))
    void (await import("../islands/refresh-parts.ts")).refreshParts();
}

/** Immediately, even on a slow connection: unlike visitors, staff need the islands. */
function hydrateIslands(): void {
  const islands = [...document.querySelectorAll<HTMLElement>("[data-island]")];
  if (islands.length === 0 && !hasUploads()) return;
  load().then(({ hydrate, continueUploads }) => {
    const person = document.querySelector<HTMLElement>("[data-person]")?.dataset.person;
    if (person) continueUploads(person);
    for (const island of islands) {
      hydrate(island);
      island.dataset.hydrated = "";
    }
  }, console.info);
}

/** Set by app/desk/uploader/device-files.ts. */
function hasUploads(): boolean {
  try {
    return localStorage.getItem("uploads") !== null;
  } catch {
    return false;
  }
}

let failures = 0;

/** Retries once. Every retry has a new address, because browsers remember that an import failed. */
function load(): Promise<Islands> {
  const address = document.documentElement.dataset.islands;
  const again = () => import(/* @vite-ignore */ `${address}?again${failures++ || ""}`);
  return (failures ? again() : import(/* @vite-ignore */ `${address}`)).catch(again);
}
