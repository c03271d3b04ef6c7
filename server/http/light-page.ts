/**
 * Makes a rendered page light: its styles travel inside it, so that one flight is enough to paint it, and the
 * framework comes later.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { compress } from "./compress.ts";
import { lateFramework } from "./late-framework.ts";
import { withoutData } from "./page-data.ts";
import { parseStyles, type StyleSheet, usedStyles } from "./used-styles.ts";

const styleSheet = /<link rel="stylesheet" href="([^"]+)"\/>/g;

export type LightPage = {
  html: string;
  /** The rules in its own `<style>`. */
  styles: string;
};

export function lightPages(filesFolder: string): (html: string) => Promise<LightPage> {
  const sheets = new Map<string, StyleSheet>();
  const read = (address: string) => {
    const known = sheets.get(address) ?? parseStyles(readFileSync(join(filesFolder, address), "utf8").trim());
    sheets.set(address, known);
    return known;
  };
  return async (rendered) => {
    const { html, styles } = stylesInside(withoutDiscovery(rendered), read);
    return { html: await withWeight(lateFramework(html)), styles };
  };
}

/** The page says what it weighs, compressed as it is sent, in full kilobytes. */
async function withWeight(html: string): Promise<string> {
  const { length } = await compress(Buffer.from(withoutData(html)), "br");
  return html.replace(/(data-weight="[^"]*)0/, `$1${Math.ceil(length / 1000)}`);
}

/** React Router marks links whose routes it would look up on the way: here it knows them all from the start. */
function withoutDiscovery(html: string): string {
  return html.replaceAll(' data-discover="true"', "");
}

/**
 * React expects to find the links it rendered. A disabled one satisfies it and is not fetched until the
 * framework begins, which needs the whole sheet for what it may show. The rules inside stand before it: a sheet
 * that comes in between makes browsers look for all fonts anew, and headings jump.
 */
function stylesInside(html: string, read: (address: string) => StyleSheet): LightPage {
  const styles = [...html.matchAll(styleSheet)]
    .map(([, address = ""]) => usedStyles(read(address), html))
    .join("");
  if (!styles) return { html, styles };
  const inside = html
    .replaceAll(styleSheet, '<link rel="stylesheet" href="$1" disabled=""/>')
    .replace('<link rel="stylesheet"', (link) => `<style>${styles}</style>${link}`);
  return { html: inside, styles };
}
