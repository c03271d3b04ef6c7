import type { Edition, Fields } from "../../../server/publishing/edition.ts";
import type { Version } from "../../../server/publishing/versions.ts";
import type { DeskArgs } from "../rendering/desk-route.ts";
import { changedFields } from "./changed-fields.ts";

/** The id of the current text if it is not a version yet: most autosaves make none. */
export const current = "now";

type ListedVersion = Omit<Version, "act"> & { act: Version["act"] | "written" };

/** All versions, newest first, and the changes between the two in the address, or else the newest two. */
export async function readHistory(
  { desk, words, url }: Pick<DeskArgs, "desk" | "words" | "url">,
  edition: Edition,
) {
  const stored = await desk.editions.versions(edition.id);
  const isAutosaved = !stored.some(({ revision }) => revision === edition.revision);
  const versions: ListedVersion[] = isAutosaved ? [currentText(edition), ...stored] : stored;
  const chosen = (name: string) => versions.findIndex(({ id }) => id === url.searchParams.get(name));
  const toIndex = Math.max(0, chosen("to"));
  const fromIndex = chosen("from") < 0 ? toIndex + 1 : chosen("from");
  const [to, from] = await Promise.all([textOf(versions[toIndex]), textOf(versions[fromIndex])]);
  return {
    versions,
    from: versions[fromIndex]?.id,
    to: versions[toIndex]?.id,
    changed: from && to && (await changedFields({ desk, words }, edition.kind, from, to)),
  };

  async function textOf(
    version: ListedVersion | undefined,
  ): Promise<{ slug: string; fields: Fields } | undefined> {
    if (!version) return undefined;
    return version.id === current ? edition : desk.editions.version(edition.id, version.id);
  }
}

function currentText({ revision, slug, changedBy, changedAt }: Edition): ListedVersion {
  return { id: current, revision, slug, act: "written", author: changedBy, at: changedAt };
}
