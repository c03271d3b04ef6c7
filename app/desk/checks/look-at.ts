import { type DeskKind, deskKindOf } from "../../../desk-kinds.ts";
import type { Edition } from "../../../server/desk/editions/edition.ts";
import { ownAddresses } from "../../../server/markdown/own-addresses.ts";
import { renderText } from "../../lists/text-pictures.server.tsx";
import type { Look } from "../editor/writing.ts";
import type { DeskArgs } from "../rendering/desk-route.ts";
import { languageDoubt } from "./before-publishing.ts";
import type { Check } from "./check.ts";
import { unanswered } from "./own-pages.ts";
import { pageBytes } from "./page-bytes.ts";
import { checkPictures } from "./pictures.ts";
import { checkText } from "./text.ts";
import { checkTitle } from "./title.ts";

type Fields = Record<string, string>;

/** How a text will read, what could be better, and what it will cost a visitor. */
export async function lookAt(args: DeskArgs, edition: Edition): Promise<Look> {
  const { site, desk, showPreview } = args;
  const { kind, fields } = edition;
  const { title, body, fields: described } = deskKindOf(kind);
  const html = await renderText(site, fields[body] ?? "", "page");
  const texts = Object.keys(described).filter((name) => described[name]?.type === "text");
  const pictures = await checkPictures(site, kind, fields);
  const checks: Check[] = [
    ...checkTitle(fields[title] ?? "").map((sentence) => ({ field: title, sentence })),
    ...texts.flatMap((field) =>
      checkText(fields[field] ?? "", pictures.described).map((sentence) => ({ field, sentence })),
    ),
    ...languageDoubt(edition).map((sentence) => ({ field: body, sentence })),
    ...(await silentLinks(desk.ownAddress(), kind, fields)),
    ...pictures.checks,
  ];
  const bytes = (await pageBytes(await showPreview(edition, { theme: "light" }))) + pictures.bytes;
  return { html, checks, kilobytes: Math.ceil(bytes / 1000) };
}

/** Links to pages of our own that do not answer. */
async function silentLinks(origin: string, kind: DeskKind, fields: Fields): Promise<Check[]> {
  const links = Object.entries(deskKindOf(kind).fields).flatMap(([field, { type }]) => {
    const text = (fields[field] ?? "").trim();
    if (type === "text") return ownAddresses(text).links.map((address) => ({ field, address }));
    return (type === "link" || type === "file") && /^\/(?!\/)/.test(text) ? [{ field, address: text }] : [];
  });
  const silent = await unanswered(origin, [...new Set(links.map(({ address }) => address))]);
  return links
    .filter(({ address }) => silent.includes(address))
    .map(({ field, address }) => ({
      field,
      sentence: `The link ${address} leads to a page that does not answer.`,
    }));
}
