import type { Edition, Fields } from "../../../server/publishing/edition.ts";
import type { Version } from "../../../server/publishing/versions.ts";
import type { DeskArgs } from "../rendering/desk-route.ts";
import { changedFields } from "./changed-fields.ts";

/** What is written now, if that is no version yet: an autosave makes none. */
export const now = "now";

type Listed = Omit<Version, "act"> & { act: Version["act"] | "written" };

/** Every version, the newest first, and what changed between the two that the address names, or else the newest two. */
export async function readHistory({ desk, url }: Pick<DeskArgs, "desk" | "url">, edition: Edition) {
  const noted = await desk.editions.versions(edition.id);
  const unnoted = !noted.some(({ revision }) => revision === edition.revision);
  const versions: Listed[] = unnoted ? [current(edition), ...noted] : noted;
  const asked = (name: string) => versions.findIndex(({ id }) => id === url.searchParams.get(name));
  const toIndex = Math.max(0, asked("to"));
  const fromIndex = asked("from") < 0 ? toIndex + 1 : asked("from");
  const [to, from] = await Promise.all([textOf(versions[toIndex]), textOf(versions[fromIndex])]);
  return {
    versions,
    from: versions[fromIndex]?.id,
    to: versions[toIndex]?.id,
    changed: from && to && (await changedFields(desk, edition.kind, from, to)),
  };

  async function textOf(version: Listed | undefined): Promise<{ slug: string; fields: Fields } | undefined> {
    if (!version) return undefined;
    return version.id === now ? edition : desk.editions.version(edition.id, version.id);
  }
}

function current({ revision, slug, changedBy, changedAt }: Edition): Listed {
  return { id: now, revision, slug, act: "written", author: changedBy, at: changedAt };
}
