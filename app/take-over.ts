/** Takes over what the server left in the page for the framework: see server/http/late-framework.ts. */
declare global {
  interface Window {
    /** Asked for together with the framework's files, by the script that fetches those; 0 if it did not come. */
    pageData: string | Promise<Response | 0>;
  }
}

type Left = { context: object; manifest: string; routes: Record<string, string> };

export async function takeOver(): Promise<void> {
  const left = document.getElementById("framework")?.textContent;
  // While developing, React Router hands over itself.
  if (!left) return;
  const { context, manifest, routes }: Left = JSON.parse(left);
  const modules = Object.entries(routes).map(async ([id, address]) => [id, await load(address)]);
  await Promise.all([load(manifest), wholeStyles()]);
  Object.assign(window, {
    __reactRouterContext: { ...context, stream: await dataStream() },
    __reactRouterRouteModules: Object.fromEntries(await Promise.all(modules)),
  });
}

const load = (address: string) => import(/* @vite-ignore */ address);

/** Asked for once more if the line was away: server/http/page-data.ts says where it is. */
async function dataStream() {
  const data = (await window.pageData) || (await fetch(`${location.pathname}~data${location.search}`));
  if (typeof data === "string") return new Blob(JSON.parse(data)).stream();
  if (!data.ok) throw new Error(`${data.url}: ${data.status}`);
  return data.body;
}

/**
 * The page has the rules it arrived with. What comes alive may need others, and must not be seen without; but
 * rules that cannot be fetched do not hold up the rest.
 */
function wholeStyles() {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
  const late = sheets.filter(({ sheet }) => !sheet);
  const arrived = late.map((link) => new Promise((resolve) => link.addEventListener("load", resolve)));
  return Promise.race([Promise.all(arrived), new Promise((resolve) => setTimeout(resolve, 2000))]);
}
