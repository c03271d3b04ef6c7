import type { MetaDescriptor } from "react-router";
import { type SectionKind, sectionOf } from "../../content/kinds.ts";
import { pageMeta } from "../metadata/page-meta.ts";
import type { PageFacts } from "../rendering/route-module.ts";
import { type ListAddress, listAddress } from "./list-address.ts";
import { listTitle } from "./list-title.ts";

type Loaded = {
  kind: SectionKind;
  intro: { title: string; description: string };
  address: ListAddress;
  list: { page: number; total: number } | undefined;
};

/** The metadata of a list. Search results and filters without records are not indexed. */
export function listMeta(page: PageFacts<Loaded>): MetaDescriptor[] {
  const { kind, intro, address, list } = page.loaderData;
  const { path } = sectionOf(kind);
  // The page actually shown: page=9999999 shows the last one.
  const shown = { ...address, page: list?.page ?? address.page };
  const narrowed = address.category || address.type;
  return pageMeta(page, {
    title: listTitle(page.words, intro.title, shown),
    description: intro.description,
    address: listAddress(path, { ...shown, q: "" }),
    noindex:
      address.q !== "" ||
      address.year !== "" ||
      address.language !== "" ||
      (narrowed !== "" && list?.total === 0),
  });
}
