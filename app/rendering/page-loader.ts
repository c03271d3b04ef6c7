import type { PageName } from "../../content/pages/index.ts";
import type { LoaderArgs } from "./route-module.ts";
import { siteContext } from "./site-context.ts";

/** The loader of a fixed page, whose words are content: `useLoaderData<typeof loader>().words`. */
export const pageLoader =
  <Name extends PageName>(name: Name) =>
  async ({ context }: LoaderArgs) => ({ words: await context.get(siteContext).content.page(name) });
