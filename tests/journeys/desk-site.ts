/** Journeys of staff who are signed in at the desk. */
import type { BrowserContext } from "@playwright/test";
import type { Role } from "../../server/staff/roles.ts";
import { sessionCookie } from "../../server/staff/session-cookie.ts";
import { type DeskSite, startDeskSite } from "../requests/sign-in.ts";
import { test } from "./journey.ts";

type ForTest = {
  desk: DeskSite;
  /** Signs in a staff member with this role in this browser. */
  signIn: (context: BrowserContext, role: Role) => ReturnType<DeskSite["signIn"]>;
};

/**
 * Call it once per file: all journeys of the file run in one worker, so the site starts once. No other file uses that
 * site, so it holds only what these journeys have written.
 *
 * Most journeys write in the plain field, whose value they can compare; visual-editor.journey.ts uses the visual editor.
 */
export function testAtDesk({ writesMarkdown = true } = {}) {
  const start = () => startDeskSite();
  test.describe.configure({ mode: "default" });
  return test.extend<ForTest>({
    desk: async ({ siteStartedBy }, use) => use(await siteStartedBy(start)),
    site: async ({ desk }, use) => use(desk),
    signIn: async ({ desk }, use) =>
      use(async (context, role) => {
        const person = await desk.signIn(role);
        await giveSession(context, desk.url, person.token() ?? "", { writesMarkdown });
        return person;
      }),
  });
}

export async function giveSession(
  context: BrowserContext,
  url: string,
  token: string,
  { writesMarkdown = true } = {},
): Promise<void> {
  if (writesMarkdown)
    await context.addInitScript(() => {
      // In a frame without an origin there is no storage.
      if (location.origin !== "null") localStorage.setItem("write-as-markdown", "1");
    });
  await context.addCookies([{ name: sessionCookie, value: token, url: `${url}/desk`, httpOnly: true }]);
}
