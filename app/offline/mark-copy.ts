/** Says at the top of a kept page that it is a copy, and from when. It needs no script in the page. */
import { type Language, languageOf } from "../../languages.ts";
import { dateHeader } from "./kept-pages.ts";
import { workerWords } from "./worker-words.ts";

const style =
  "#kept-copy{padding:10px var(--margin,16px);background:var(--teal,#0b5351);color:var(--on-teal,#fff);text-align:center}";

export async function markCopy(copy: Response, language: Language): Promise<Response> {
  const headers = new Headers(copy.headers);
  const nonce = crypto.randomUUID();
  const policy = headers.get("content-security-policy");
  if (policy) headers.set("content-security-policy", allowStyle(policy, nonce));
  const html = (await copy.text()).replace(
    /<body[^>]*>/,
    (body) => `${body}<style nonce="${nonce}">${style}</style>${noteOf(headers.get(dateHeader), language)}`,
  );
  return new Response(html, { headers });
}

const allowStyle = (policy: string, nonce: string) =>
  policy.replace(/style-src/, `style-src 'nonce-${nonce}'`);

export function noteOf(keptAt: string | null, language: Language): string {
  const date = new Date(keptAt ?? "");
  const time = Number.isNaN(date.valueOf())
    ? ""
    : ` <time datetime="${date.toISOString()}">${dateIn(language, date)}</time>`;
  return `<aside id="kept-copy">${workerWords(language).copy}${time}</aside>`;
}

/** In the time zone of the device. */
const dateIn = (language: Language, date: Date) =>
  new Intl.DateTimeFormat(languageOf(language).locale, { dateStyle: "long", timeStyle: "short" }).format(
    date,
  );
