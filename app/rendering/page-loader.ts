import type { PageName, PageWords } from "../../content/pages/index.ts";
import { fillWords } from "../../content/placeholders.ts";
import type { LoaderArgs } from "./route-module.ts";
import { siteContext } from "./site-context.ts";
import { siteValues } from "./site-values.ts";

/** The words of a fixed page, with the values of this site in their places. */
export async function readPage<Name extends PageName>(
  { context }: Pick<LoaderArgs, "context">,
  name: Name,
): Promise<PageWords<Name>> {
  const site = context.get(siteContext);
  return fillWords(await site.content.page(name), await siteValues(site));
}

/** The loader of a fixed page, whose words are content: `useLoaderData<typeof loader>().words`. */
export const pageLoader =
  <Name extends PageName>(name: Name) =>
  async (args: LoaderArgs) => ({ words: await readPage(args, name) });
