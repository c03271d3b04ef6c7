/**
 * Makes a rendered page light: its styles travel inside it, so that one flight is enough to paint it, and the
 * framework's script is fetched only when the page is painted and idle, or when the visitor begins to interact.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { compress } from "./compress.ts";
import { parseStyles, type StyleSheet, usedStyles } from "./used-styles.ts";

const styleSheet = /<link rel="stylesheet" href="([^"]+)"\/>/g;
const preloadedModule = /<link rel="modulepreload" href="[^"]+"\/>/g;
const framework = /<script type="module" async="">([\s\S]*?)<\/script>/;

export function lightPages(filesFolder: string): (html: string) => Promise<string> {
  const sheets = new Map<string, StyleSheet>();
  const read = (address: string) => {
    const known = sheets.get(address) ?? parseStyles(readFileSync(join(filesFolder, address), "utf8").trim());
    sheets.set(address, known);
    return known;
  };
  return (html) => withWeight(frameworkWhenIdle(stylesInside(withoutDiscovery(html), read)));
}

/** The page says what it weighs, compressed as it is sent, in full kilobytes. */
async function withWeight(html: string): Promise<string> {
  const { length } = await compress(Buffer.from(html), "br");
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
function stylesInside(html: string, read: (address: string) => StyleSheet): string {
  const styles = [...html.matchAll(styleSheet)]
    .map(([, address = ""]) => usedStyles(read(address), html))
    .join("");
  if (!styles) return html;
  return html
    .replaceAll(styleSheet, '<link rel="stylesheet" href="$1" disabled=""/>')
    .replace('<link rel="stylesheet"', (link) => `<style>${styles}</style>${link}`);
}

function frameworkWhenIdle(html: string): string {
  if (!framework.test(html)) return html;
  return html
    .replaceAll(preloadedModule, "")
    .replace(
      framework,
      (_, code) => `<script type="text/plain" id="framework">${code}</script><script>${whenIdle}</script>`,
    );
}

/**
 * The browser says when it has painted the page; one that does not is given two seconds. On a line the browser
 * calls slow, idling is no reason to spend the visitor's data: only a touch is. Written short because it is in
 * every page.
 */
const whenIdle = `{let n,b=()=>{if(n)return;n=1;for(const l of document.querySelectorAll("link[disabled]"))l.disabled=0;const s=document.createElement("script");s.type="module";s.text=document.getElementById("framework").text;document.head.append(s)},i=()=>{const c=navigator.connection;if(!c||!c.saveData&&!/2g|3g/.test(c.effectiveType))b()},s=()=>{setTimeout(i,2e3);new PerformanceObserver((l,o)=>{if(l.getEntriesByName("first-contentful-paint")[0]){o.disconnect();(window.requestIdleCallback||setTimeout)(i)}}).observe({type:"paint",buffered:true})};for(const e of["pointerdown","keydown","focusin"])addEventListener(e,b,true);document.readyState=="complete"?s():addEventListener("load",s)}`;
