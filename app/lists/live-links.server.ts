import { kinds, sections } from "../../content/kinds.ts";
import type { Site } from "../../server/site.ts";

type Linking = { link: { to: string; label: string } };

/**
 * Entries of a page whose links to records that visitors cannot read are left out: the page may be there before the
 * record is published, and after it was removed.
 */
export function withLiveLinks<Entry extends Linking>(
  { content }: Pick<Site, "content">,
  entries: readonly Entry[],
): Promise<Entry[]> {
  return Promise.all(
    entries.map(async (entry) =>
      (await isThere(content, entry.link.to)) ? entry : { ...entry, link: { to: "", label: "" } },
    ),
  );
}

async function isThere(content: Site["content"], address: string): Promise<boolean> {
  const [path = ""] = address.split(/[?#]/, 1);
  const kind = sections.find((each) => path.startsWith(`${kinds[each].path}/`));
  if (!kind) return true;
  const id = path.slice(kinds[kind].path.length + 1);
  return (await content[kind].title(id)) !== undefined;
}
