import { spawnSync } from "node:child_process";
import { findBrowser } from "../../tests/browser.ts";
import { run } from "../run.ts";

/** Finds an installed browser, of this name if given, or tries to install one. Returns its path. */
export async function ensureBrowser(name?: string): Promise<string> {
  const found = findBrowser(name) ?? (await download(name)) ?? install(name);
  if (found) return found;
  throw new Error(
    name
      ? `Please install ${name} and run the tests again.`
      : "Please install Chromium or Chrome, or set CHROMIUM_PATH to one, and run the tests again.",
  );
}

/** Playwright does not reveal where it installs the headless shell. */
async function download(name = "chromium"): Promise<string | undefined> {
  console.log(`No ${name} found. Installing it …`);
  if (name === "chromium") await run("playwright", ["install", "chromium"]).catch(() => {});
  return findBrowser(name);
}

function install(name = "chromium-headless-shell"): string | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const args of [
    ["update", "-qq"],
    ["install", "-y", "-qq", name],
  ]) {
    spawnSync("apt-get", args, { stdio: ["ignore", "ignore", "inherit"] });
  }
  return findBrowser(name);
}
