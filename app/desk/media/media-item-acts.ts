import { data, redirect } from "react-router";
import { defaultLanguage, languageCodes } from "../../../languages.ts";
import type { MediaDescription, MediaItem } from "../../../server/media/media-types.ts";
import type { ActArgs, Acts, DeskArgs } from "../rendering/desk-route.ts";
import { toLibraryItem } from "./to-library-item.ts";

/** Besides the original texts, which are in English or in the language of the picture's own record. */
export const otherLanguages = languageCodes.filter((language) => language !== defaultLanguage);

/** The picture or file of this address. */
export async function itemIn({ site, params }: DeskArgs): Promise<MediaItem> {
  const item = await site.media.find(params.id ?? "");
  if (!item) throw data(null, { status: 404 });
  return item;
}

/** Fields that the form does not have stay as they are. */
function describedBy(form: FormData): Partial<MediaDescription> {
  const texts = (["name", "alt", "caption", "credit"] as const).filter((name) => form.has(name));
  return {
    ...Object.fromEntries(texts.map((name) => [name, String(form.get(name)).trim()])),
    ...(otherLanguages.some((language) => form.has(`alt-${language}`)) && {
      translations: translationsIn(form),
    }),
    // Unticked tags are removed.
    ...(form.has("tags") && {
      tags: [...form.getAll("tag"), ...String(form.get("new_tags") ?? "").split(/[,،፣]/)].map(String),
    }),
    // Browsers do not send an unticked checkbox; forms with an alternative text have it.
    ...(form.has("alt") && { decorative: form.has("decorative") }),
    ...(form.has("focus_x") && {
      focus: { x: hundredths(form.get("focus_x")), y: hundredths(form.get("focus_y")) },
    }),
  };
}

function translationsIn(form: FormData): MediaDescription["translations"] {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const entries = otherLanguages
    .filter((language) => form.has(`alt-${language}`))
    .map((language) => [
      language,
      {
        alt: text(`alt-${language}`),
        caption: text(`caption-${language}`),
        credit: text(`credit-${language}`),
      },
    ]);
  return Object.fromEntries(entries);
}

function hundredths(value: unknown): number {
  const number = Math.round(Number(value));
  return number >= 0 && number <= 100 ? number : 50;
}

async function describe(args: ActArgs): Promise<MediaItem | "needs publisher"> {
  const { id } = await itemIn(args);
  const item = await args.site.media.describe(args.session.person, id, describedBy(args.form));
  if (!item) throw data(null, { status: 404 });
  return item;
}

async function save(args: ActArgs) {
  const item = await describe(args);
  if (item === "needs publisher") return data({ problem: args.words.media.locked }, { status: 403 });
  return redirect(`${pathOf(item)}?done=saved`);
}

async function describeByScript(args: ActArgs): Promise<Response> {
  const item = await describe(args);
  if (item === "needs publisher")
    return Response.json({ sentence: args.words.media.locked }, { status: 403 });
  return Response.json({ item: toLibraryItem(item, args.language) });
}

const pathOf = ({ id }: MediaItem) => `/desk/media/${id}`;

export const itemActs: Acts = {
  save: { role: "writer", run: save },
  describe: { role: "writer", forScript: true, run: describeByScript },
  "try again": {
    role: "writer",
    async run(args) {
      const item = await itemIn(args);
      await args.site.media.tryAgain(args.session.person, item.id);
      return redirect(pathOf(item));
    },
  },
  restore: { role: "writer", run: restore },
  delete: { role: "writer", run: async (args) => redirect(`${pathOf(await itemIn(args))}?ask=delete#ask`) },
  "delete now": { role: "writer", run: remove },
};

async function restore(args: ActArgs) {
  const item = await itemIn(args);
  const done = await args.site.media.restore(args.session.person, item.id, String(args.form.get("version")));
  if (done.outcome === "restored") return redirect(`${pathOf(item)}?done=restored#history`);
  const status = done.code === "locked" ? 403 : 409;
  return data({ problem: args.words.uploadRefusals[done.code] }, { status });
}

async function remove(args: ActArgs) {
  const { id } = await itemIn(args);
  const removed = await args.site.media.remove(args.session.person, id);
  if (removed.outcome === "removed") return redirect("/desk/media?done=deleted");
  const problem =
    removed.outcome === "used"
      ? args.words.media.inUse
      : args.words.media.inReply({ reference: removed.reference });
  return data({ problem }, { status: 409 });
}
