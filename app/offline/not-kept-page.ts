/** The page for an address that is not on the device, with links to the pages that are. */
import { type Language, languageOf, splitLanguage } from "../../languages.ts";
import { organisation } from "../../organisation.ts";
import { publicAddress } from "./kept-address.ts";
import { type ReadablePage, readablePages } from "./kept-pages.ts";
import { titleIn } from "./title-in.ts";
import { workerWords } from "./worker-words.ts";

/** Enough to choose from. The newest come first. */
const maxLinks = 100;

/** The colours of app/styles/tokens.css. */
const style =
  `:root{--ground:#fff;--ink:#0d2626;--mute:#4a6262;--teal:#0b5351;--on-teal:#fff;--line:#d5dedd;color-scheme:light}
.dark{--ground:#0c1716;--ink:#d9f2ee;--mute:#9bbfb9;--teal:#41b3a8;--on-teal:#04110f;--line:#2a4643;color-scheme:dark}
body{margin:0;background:var(--ground);color:var(--ink);font:1.0625rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}
header,main{max-width:44rem;margin:auto;padding:16px clamp(16px,4vw,40px)}
header{font-weight:700}h1{line-height:1.2;margin-block:1rem}h2{margin-block-start:2.5rem}p{color:var(--mute)}
a{color:var(--teal)}.button{display:inline-block;padding:10px 20px;border-radius:5px;background:var(--teal);color:var(--on-teal);text-decoration:none}
ul{list-style:none;padding:0}li{border-block-end:1px solid var(--line)}li a{display:block;padding:10px 0}
:focus-visible{outline:3px solid currentcolor;outline-offset:2px}`.replaceAll("\n", "");

/** The theme is chosen in local storage, which a worker cannot read. */
const script = `try{localStorage.theme=="dark"&&document.documentElement.classList.add("dark")}catch{}`;

export async function notKeptPage({ pathname, search }: URL): Promise<Response> {
  const { language } = splitLanguage(pathname);
  const nonce = crypto.randomUUID();
  const html = htmlOf({ address: pathname + search, language, nonce, links: await linksIn(language) });
  return new Response(html, {
    status: 503,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      "cache-control": "no-store",
    },
  });
}

export type Link = { address: string; language: Language; title: string };
type Page = { address: string; language: Language; nonce: string; links: Link[] };

export function htmlOf({ address, language, nonce, links }: Page): string {
  const words = workerWords(language);
  const list = links.map(
    (link) =>
      `<li><a href="${escaped(link.address)}" lang="${link.language}"><bdi>${link.title}</bdi></a></li>`,
  );
  const readable =
    links.length > 0 ? `<h2>${words.readable}</h2><ul>${list.join("")}</ul>` : `<p>${words.none}</p>`;
  return `<!DOCTYPE html><html lang="${language}" dir="${languageOf(language).direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${words.title} | ${organisation.name}</title><style nonce="${nonce}">${style}</style><script nonce="${nonce}">${script}</script></head><body><header>${organisation.name}</header><main><h1>${words.title}</h1><p>${words.lead}</p><a class="button" href="${escaped(address)}">${words.tryAgain}</a>${readable}</main></body></html>`;
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** Those in the visitor's language come first. */
async function linksIn(language: Language): Promise<Link[]> {
  const pages = (await readablePages()).slice(0, maxLinks);
  const links = await Promise.all(pages.map(linkTo));
  const isOther = (link: Link) => Number(link.language !== language);
  return links.filter(({ title }) => title).sort((one, other) => isOther(one) - isOther(other));
}

async function linkTo({ key, read }: ReadablePage): Promise<Link> {
  const address = publicAddress(key);
  return { address, language: splitLanguage(address).language, title: titleIn(await read()) };
}
