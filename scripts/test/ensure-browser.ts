import { spawnSync } from "node:child_process";
import { findBrowser } from "../../tests/browser.ts";
import { run } from "../run.ts";

/** Looks for a browser on the machine; where there is none, tries to get one, and says how if it cannot. */
export async function ensureBrowser(): Promise<void> {
  if (findBrowser()) return;
  console.log("No Chromium found. Installing one …");
  await run("playwright", ["install", "chromium"]).catch(() => {});
  if (findBrowser()) return;
  if (process.getuid?.() === 0) {
    for (const words of [
      ["update", "-qq"],
      ["install", "-y", "-qq", "chromium-headless-shell"],
    ]) {
      spawnSync("apt-get", words, { stdio: ["ignore", "ignore", "inherit"] });
    }
  }
  if (!findBrowser()) {
    throw new Error(
      "Please install Chromium or Chrome, or set CHROMIUM_PATH to one, and run the tests again.",
    );
  }
}
