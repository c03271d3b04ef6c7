import { kinds, sections } from "../../sections.ts";
import type { AllRecords } from "../../server/content/records.ts";
import { pageNames } from "../metadata/site-map.ts";
import { lists } from "../words/en/lists.ts";
import { sectionWords } from "../words/en/sections.ts";

/** What a link within the site leads to: a record by its title, a page by its name, a file by the name it has. */
export async function linkTarget(records: AllRecords, address: string): Promise<string> {
  const path = readable(URL.parse(address, "https://this.site")?.pathname ?? address);
  const kind = kinds.find((each) => path.startsWith(`${sections[each].path}/`));
  const title = kind && (await records[kind].title(path.slice(sections[kind].path.length + 1)));
  if (title) return lists.recordOf(sectionWords[kind].one, title);
  if (Object.hasOwn(pageNames, path)) return pageNames[path as keyof typeof pageNames];
  return path.slice(path.lastIndexOf("/") + 1) || path;
}

/** An author may have typed a percent sign that escapes nothing. */
function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
