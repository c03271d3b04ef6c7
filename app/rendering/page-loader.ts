import type { PageName, PageWords } from "../../content/pages/index.ts";
import { fillWords } from "../../content/placeholders.ts";
import type { LoaderArgs } from "./route-module.ts";
import { siteContext } from "./site-context.ts";
import { type StatedSite, siteValues } from "./site-values.ts";

/** The words of a fixed page in the site's language, with placeholders filled in. */
export async function pageWords<Name extends PageName>(
  site: StatedSite,
  name: Name,
): Promise<PageWords<Name>> {
  return fillWords(await site.content.page(name), await siteValues(site));
}

/** The same for loaders that read more than the words. */
export const readPage = <Name extends PageName>({ context }: Pick<LoaderArgs, "context">, name: Name) =>
  pageWords(context.get(siteContext), name);

/** The loader of a fixed page: `useLoaderData<typeof loader>().words`. */
export const pageLoader =
  <Name extends PageName>(name: Name) =>
  async (args: LoaderArgs) => ({ words: await readPage(args, name) });
