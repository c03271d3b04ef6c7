import { kinds, sections } from "../../content/kinds.ts";
import type { Site } from "../../server/site.ts";

type Linking = { link: { to: string; label: string } };

/** Empties links to records that are not public: a page may be published before its record, or outlive it. */
export function withLiveLinks<Entry extends Linking>(
  { content }: Pick<Site, "content">,
  entries: readonly Entry[],
): Promise<Entry[]> {
  return Promise.all(
    entries.map(async (entry) =>
      (await isPublic(content, entry.link.to)) ? entry : { ...entry, link: { to: "", label: "" } },
    ),
  );
}

async function isPublic(content: Site["content"], address: string): Promise<boolean> {
  const [path = ""] = address.split(/[?#]/, 1);
  const kind = sections.find((each) => path.startsWith(`${kinds[each].path}/`));
  if (!kind) return true;
  const id = path.slice(kinds[kind].path.length + 1);
  return (await content[kind].title(id)) !== undefined;
}
