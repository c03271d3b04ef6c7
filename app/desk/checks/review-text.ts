import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { fieldsOf, type Kind, kindOf } from "../../../content/kinds.ts";
import { findDeadLinks } from "../../../server/care/dead-links.ts";
import type { Edition } from "../../../server/publishing/edition.ts";
import type { TextCheck } from "../../../server/publishing/texts/check-text.ts";
import type { TextInspection } from "../../../server/publishing/texts/inspect-text.ts";
import { withParts } from "../../lists/render-text.server.tsx";
import type { Message } from "../../words/message.ts";
import type { DeskWords } from "../../words/translation.ts";
import { completeFields } from "../editor/complete-links.ts";
import type { Check, Preview } from "../editor/writing.ts";
import type { DeskArgs } from "../rendering/desk-route.ts";
import { checkPictures } from "./check-pictures.ts";
import { checkTitle } from "./check-title.ts";
import { languageDoubt } from "./publish-checks.ts";

type Fields = Record<string, string>;

/** A preview of a text, advice for its author, and the size of its page. */
export async function reviewText(args: DeskArgs, typed: Edition): Promise<Preview> {
  const { site, desk, showPreview } = args;
  const words = args.words.checks;
  const { kind } = typed;
  const fields = completeFields(kindOf(kind).fields, typed.fields);
  const edition = { ...typed, fields };
  const { title, body, fixed } = kindOf(kind);
  // A fixed page has its texts in many places, so only its full preview shows them.
  const text = await desk.texts.inspect(fixed ? "" : (fields[body] ?? ""));
  const pictures = await checkPictures(args, kind, fields, text.pictures);
  const checks: Check[] = [
    ...checkTitle(fixed ? "" : (fields[title] ?? ""), words).map((sentence) => ({ field: title, sentence })),
    ...(text.isTooComplex ? [{ field: body, sentence: words.tooComplex }] : []),
    ...text.checks
      .filter(({ picture }) => picture === undefined || !pictures.described.has(picture))
      .map((check) => ({ field: body, sentence: sentenceOf(words, check) })),
    ...languageDoubt(args, edition).map((sentence) => ({ field: body, sentence })),
    ...(await checkOwnLinks(args, kind, fields, text)),
    ...pictures.checks,
  ];
  if (text.isTooComplex) return { html: `<p>${words.tooComplex}</p>`, checks, kilobytes: null };
  const { signal } = args.request;
  const bytes =
    (await pageBytes(await showPreview(edition, { theme: "light" }, { signal }))) + pictures.bytes;
  const html = await withParts(site, text, "page");
  return { html, checks, kilobytes: Math.ceil(bytes / 1000) };
}

/** The worker that checks texts knows no language. */
function sentenceOf({ text }: DeskWords["checks"], { name, values }: TextCheck): string {
  const words = text[name];
  return typeof words === "string" ? words : (words as Message<TextCheck["values"]>)(values);
}

async function checkOwnLinks(
  { desk, words }: DeskArgs,
  kind: Kind,
  fields: Fields,
  text: TextInspection,
): Promise<Check[]> {
  const { body } = kindOf(kind);
  const links = Object.entries(fieldsOf(kind, fields)).flatMap(([field, { type }]) => {
    if (field === body) return text.links.map((address) => ({ field, address }));
    const address = (fields[field] ?? "").trim();
    return (type === "link" || type === "file") && /^\/(?!\/)/.test(address) ? [{ field, address }] : [];
  });
  const dead = await findDeadLinks(desk.ownAddress(), [...new Set(links.map(({ address }) => address))]);
  return links
    .filter(({ address }) => dead.includes(address))
    .map(({ field, address }) => ({
      field,
      sentence: words.checks.linkDead({ address }),
    }));
}

const compress = promisify(brotliCompress);
/** Nearly as small as the page that visitors get, in a tenth of the time: the author is still typing. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** The size of a first visit without pictures: the page, and the files that it says it loads. */
async function pageBytes(page: Response): Promise<number> {
  const html = await page.text();
  const otherFiles = Number(/ data-besides="(\d+)"/.exec(html)?.[1] ?? 0);
  return (await compress(html, quality)).length + otherFiles;
}
