/** Prints every documents/*.md as a PDF into content/sample-files/: `node tools/documents.ts`. */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { organisation } from "../organisation.ts";
import { browserArguments, findBrowser } from "../tests/browser.ts";
import { withMetadata } from "./documents/metadata.ts";
import { documentPage } from "./documents/page.ts";

const sources = new URL("../documents/", import.meta.url);
const files = new URL("../content/sample-files/", import.meta.url);

const executablePath = findBrowser();
if (!executablePath) throw new Error("No Chromium found: install one or set CHROMIUM_PATH.");
const browser = await chromium.launch({ executablePath, args: browserArguments });
await mkdir(files, { recursive: true });

for (const name of (await readdir(sources)).filter((name) => name.endsWith(".md")).sort()) {
  const { html, date } = documentPage(await readFile(new URL(name, sources), "utf8"));
  const page = await browser.newPage();
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const printed = await page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    outline: true,
  });
  const pdf = withMetadata(printed, organisation.name, date);
  const file = name.replace(/\.md$/, ".pdf");
  await writeFile(new URL(file, files), pdf);
  console.log(`${file}: ${Math.ceil(pdf.length / 1024)} KB`);
}

await browser.close();
