import { type Browser, chromium } from "@playwright/test";
import { browserArguments, findBrowser } from "../../tests/browser.ts";

export function launchBrowser(...args: string[]): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({ args: [...browserArguments, ...args], ...(executablePath && { executablePath }) });
}
