/** The page on which staff write a record or a reply. */
import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const saveState = (page: Page) => page.locator("#save-state");

/** The page of a stored text says "Saved" from the start, so wait until it is hydrated before typing. */
export const saved = (page: Page) => expect(saveState(page)).toHaveText(/^Saved at \d\d:\d\d$/);
export const hydrated = (page: Page) =>
  expect(page.locator(":is([data-island=writing], [data-island=reply])[data-hydrated]")).toHaveCount(1);
