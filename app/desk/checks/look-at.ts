import { fieldsOf, type Kind, kindOf } from "../../../content/kinds.ts";
import type { Edition } from "../../../server/publishing/edition.ts";
import type { TextInspection } from "../../../server/publishing/texts/inspect-text.ts";
import { withParts } from "../../lists/text-pictures.server.tsx";
import { completeFields } from "../editor/complete-links.ts";
import type { Check, Look } from "../editor/writing.ts";
import type { DeskArgs } from "../rendering/desk-route.ts";
import { languageDoubt } from "./before-publishing.ts";
import { unanswered } from "./own-pages.ts";
import { pageBytes } from "./page-bytes.ts";
import { checkPictures } from "./pictures.ts";
import { checkTitle } from "./title.ts";

type Fields = Record<string, string>;

/** How a text will read, what could be better, and what it will cost a visitor. */
export async function lookAt(args: DeskArgs, typed: Edition): Promise<Look> {
  const { site, desk, showPreview } = args;
  const { kind } = typed;
  const fields = completeFields(kindOf(kind).fields, typed.fields);
  const edition = { ...typed, fields };
  const { title, body, fixed } = kindOf(kind);
  // The texts of a fixed page are read in their places: its preview shows them.
  const text = await desk.texts.inspect(fixed ? "" : (fields[body] ?? ""));
  const pictures = await checkPictures(site, kind, fields, text.pictures);
  const checks: Check[] = [
    ...checkTitle(fixed ? "" : (fields[title] ?? "")).map((sentence) => ({ field: title, sentence })),
    ...(text.isTooComplex ? [{ field: body, sentence: tooComplex }] : []),
    ...text.checks
      .filter(({ picture }) => picture === undefined || !pictures.described.has(picture))
      .map(({ sentence }) => ({ field: body, sentence })),
    ...languageDoubt(edition).map((sentence) => ({ field: body, sentence })),
    ...(await silentLinks(desk.ownAddress(), kind, fields, text)),
    ...pictures.checks,
  ];
  if (text.isTooComplex) return { html: `<p>${tooComplex}</p>`, checks, kilobytes: null };
  const { signal } = args.request;
  const bytes =
    (await pageBytes(await showPreview(edition, { theme: "light" }, { signal }))) + pictures.bytes;
  const html = await withParts(site, text, "page");
  return { html, checks, kilobytes: Math.ceil(bytes / 1000) };
}

const tooComplex =
  "This text is too long or too complex to preview, and cannot be published like this: use fewer links, lists, table cells or other marks.";

/** Links to pages of our own that do not answer. */
async function silentLinks(
  origin: string,
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
  const silent = await unanswered(origin, [...new Set(links.map(({ address }) => address))]);
  return links
    .filter(({ address }) => silent.includes(address))
    .map(({ field, address }) => ({
      field,
      sentence: `The link ${address} leads to a page that does not answer.`,
    }));
}
