import { type Browser, chromium } from "@playwright/test";
import { browserArguments, findWholeBrowser } from "../../tests/browser.ts";

export function launchBrowser(...args: string[]): Promise<Browser> {
  const executablePath = findWholeBrowser();
  return chromium.launch({ args: [...browserArguments, ...args], ...(executablePath && { executablePath }) });
}
