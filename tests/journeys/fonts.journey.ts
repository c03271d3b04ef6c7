/** Checks that the browser uses only the test fonts, and none of the machine's own. */
import { type FontSet, fontSets } from "../fonts.ts";
import { expect, test } from "./journey.ts";

test("renders text in this set's font, whatever the page asks for", async ({ page }, { project }) => {
  const { family } = fontSets[project.name as FontSet];
  // Low-data mode, which fetches no web font.
  await page.setExtraHTTPHeaders({ "save-data": "on" });
  await page.goto("/accessibility");
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  for (const selector of ["h1", "main p"]) {
    const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
    const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
    expect(fonts.map(({ familyName }) => familyName)).toEqual([family]);
  }
});

test("headings are as wide in the fallback as in the web font", async ({ page }) => {
  await page.goto("/sitemap");
  const [fallback, web] = await page.evaluate(async () => {
    const face = await (document.documentElement as HTMLElement & { font?: Promise<FontFace> }).font;
    if (!face) throw new Error("The page fetched no heading font.");
    const headings = [...document.querySelectorAll<HTMLElement>("h1, h2, h3")];
    const widths = () => {
      for (const { style } of headings)
        style.cssText =
          "width: max-content; max-width: none; white-space: nowrap; font-family: var(--font-heading)";
      return headings.reduce((sum, heading) => sum + heading.offsetWidth, 0);
    };
    document.fonts.delete(face);
    const before = widths();
    document.fonts.add(face);
    return [before, widths()];
  });
  expect(Math.abs(fallback / web - 1)).toBeLessThan(0.04);
});
