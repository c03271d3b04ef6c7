/** `node tools/registration-pictures.ts`: takes the screenshots of registration for docs/desk.md. */
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { browserArguments, findBrowser } from "../tests/browser.ts";
import { giveSession } from "../tests/journeys/desk-site.ts";
import { walkThroughRegistrations } from "../tests/journeys/registrations-walk.ts";
import { eventWithPlaces } from "../tests/registrations.ts";
import { startDeskSite } from "../tests/requests/sign-in.ts";

const people = ["Almaz Bekele", "Kofi Mensah", "Zoë Nkurunziza", "ليلى حسن", "Thandiwe Dlamini"];
const desk = await startDeskSite();
const executablePath = findBrowser();
const browser = await chromium.launch({ args: browserArguments, ...(executablePath && { executablePath }) });
const sizes = { wide: { width: 1280, height: 720 }, phone: { width: 390, height: 720 } };
try {
  const starts = new Date(Date.now() + 20 * 24 * 60 * 60_000).toISOString();
  const { register, slug } = await eventWithPlaces(desk.database, {
    ...{ slug: "ai-clinic-addis-ababa", now: () => new Date(), settings: { isOn: false } },
    event: { event_date: starts, name: "AI clinic in Addis Ababa" },
  });
  const context = await browser.newContext({ viewport: sizes.wide, baseURL: desk.url });
  const person = await desk.signIn("publisher", "Ben Otieno");
  await giveSession(context, desk.url, person.token() ?? "");
  const page = await context.newPage();
  await walkThroughRegistrations(page, {
    slug,
    register: async () => {
      for (const [index, name] of people.entries())
        await register(name, { email: `person-${index}@example.org` });
    },
    async show(name) {
      const size = name === "attendance" ? sizes.phone : sizes.wide;
      if (size !== sizes.wide) await page.setViewportSize(size);
      const picture = sharp(await page.screenshot()).resize({ width: Math.min(960, size.width) });
      await picture.webp({ quality: 80 }).toFile(`docs/pictures/desk-${name}.webp`);
      if (size !== sizes.wide) await page.setViewportSize(sizes.wide);
    },
  });
} finally {
  await browser.close();
  await desk.stop();
}
process.exit();
