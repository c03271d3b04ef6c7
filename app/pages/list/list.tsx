import { useLoaderData } from "react-router";
import { feedKinds, sectionOf, sections } from "../../../content/kinds.ts";
import { Follow } from "../../lists/follow.tsx";
import { listMeta } from "../../lists/list-meta.ts";
import { ListPage } from "../../lists/list-page.tsx";
import { loadList } from "../../lists/load-list.ts";
import { feedLinksOf } from "../../metadata/feed-links.ts";
import type { LoaderArgs, PageOf } from "../../rendering/route-module.ts";

export const meta = (page: PageOf<typeof loader>) => listMeta(page);

export const links = (page: PageOf<typeof loader>) => feedLinksOf(page, page.loaderData.kind);

/** The list of any section that needs only cards; the address says which. */
export function loader(args: LoaderArgs) {
  const path = new URL(args.request.url).pathname.toLowerCase();
  const kind = sections.find((each) => sectionOf(each).path === path);
  if (!kind) throw new Error(`routes.ts has a list at ${path}, but content/kinds.ts has no section there.`);
  return loadList(args, kind);
}

export default function List() {
  const loaded = useLoaderData<typeof loader>();
  const feed = feedKinds.find((each) => each === loaded.kind);
  return (
    <>
      <ListPage {...loaded} />
      {feed && <Follow feed={feed} />}
    </>
  );
}
