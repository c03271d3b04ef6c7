/**
 * React Router writes scripts into a page that begin at once. Here they become data, and one short script that
 * fetches the framework when the page is painted and idle, or when the visitor begins to interact.
 * app/take-over.ts reads the data then.
 */
import { dataEnding, dataScript } from "./page-data.ts";

const scripts = {
  /** Stands where the visitor stood, which browsers do by themselves while the framework is not there. */
  scroll: /<script>\(\(storageKey, restoreKey\)[\s\S]*?<\/script>/,
  context:
    /<script>window\.__reactRouterContext = (.*?);window\.__reactRouterContext\.stream = .*?<\/script>/,
  modules: /<script type="module" async="">([\s\S]*?)<\/script>/,
  data: /<script>window\.__reactRouterContext\.streamController\.enqueue\((".*?")\);<\/script>/g,
  end: /<script>window\.__reactRouterContext\.streamController\.close\(\);<\/script>/,
  preload: /<link rel="modulepreload" href="[^"]+"\/>/g,
};

export function lateFramework(html: string): string {
  const modules = scripts.modules.exec(html)?.[1];
  if (!modules) return html;
  // Left as React Router wrote them: it has escaped what would end a script.
  const context = only(scripts.context, html);
  const data = [...html.matchAll(scripts.data)].map(([, text = ""]) => text);
  const files = JSON.stringify(filesIn(modules)).slice(1);
  // React looks for the three scripts it rendered in the body, so ours take their places.
  return html
    .replaceAll(scripts.preload, "")
    .replaceAll(scripts.data, "")
    .replace(scripts.end, "")
    .replace(scripts.modules, () => dataScript(data))
    .replace(scripts.scroll, () => `<script>${startScript}</script>`)
    .replace(
      scripts.context,
      () => `<script type="application/json" id="framework">{"context":${context},${files}</script>`,
    );
}

/** The addresses in the module that React Router would begin with. */
function filesIn(code: string): { entry: string; manifest: string; routes: Record<string, string> } {
  const addresses = new Map(
    [...code.matchAll(/import \* as (\w+) from "([^"]+)";/g)].map(([, name, address]) => [name, address]),
  );
  const routes = [...code.matchAll(/"([^"]+)":(route\d+)/g)].map(([, id, name]) => [id, addresses.get(name)]);
  return {
    entry: only(/import\("([^"]+)"\);/, code),
    manifest: only(/import "([^"]+)";/, code),
    routes: Object.fromEntries(routes),
  };
}

function only(pattern: RegExp, text: string): string {
  const found = pattern.exec(text)?.[1];
  if (!found) throw new Error(`React Router no longer writes ${pattern} into a page.`);
  return found;
}

/**
 * The browser says when it has painted the page; one that does not is given two seconds. On a line the browser
 * calls slow, idling is no reason to spend the visitor's data: only a touch is. What cannot be fetched is no
 * more than a note in the console: the page works as it came. Written short because it is in every page.
 */
export const startScript = `{
let n,d=document,
b=()=>{
if(n)return;
n=1;
for(let l of d.querySelectorAll("link[disabled]"))l.disabled=0;
let e=i=>d.getElementById(i),f=JSON.parse(e("framework").text);
window.pageData=e("page-data").text||fetch(location.pathname+"${dataEnding}"+location.search).catch(()=>0);
for(let a of[f.entry,f.manifest,...Object.values(f.routes)])import(a).catch(console.info)
},
i=()=>{
let c=navigator.connection;
c&&(c.saveData||/2g|3g/.test(c.effectiveType))||b()
};
for(let e of["pointerdown","keydown","focusin"])addEventListener(e,b,true);
addEventListener("load",()=>{
setTimeout(i,2e3);
new PerformanceObserver(()=>(window.requestIdleCallback||setTimeout)(i)).observe({type:"paint",buffered:true})
})
}`.replaceAll("\n", "");
