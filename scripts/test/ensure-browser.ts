import { findBrowser } from "../../tests/browser.ts";
import { run } from "../run.ts";
import { installPackage } from "./ensure-program.ts";

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
  installPackage(name);
  return findBrowser(name);
}
