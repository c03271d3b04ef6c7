import { kinds, sections } from "../../sections.ts";
import type { AllRecords } from "../../server/content/records.ts";
import { pageNames } from "../metadata/site-map.ts";
import { sectionWords } from "../words/en/sections.ts";

export type LinkTarget = {
  /** What a record of its section is called. */ one?: string;
  title: string;
  language: string;
};

/** What a link within the site leads to: a record by its title, a page by its name, a file by the name it has. */
export async function linkTarget(records: AllRecords, address: string): Promise<LinkTarget> {
  const path = readable(URL.parse(address, "https://this.site")?.pathname ?? address);
  const kind = kinds.find((each) => path.startsWith(`${sections[each].path}/`));
  const record = kind && (await records[kind].title(path.slice(sections[kind].path.length + 1)));
  if (record) return { one: sectionWords[kind].one, ...record };
  const page = Object.hasOwn(pageNames, path) ? pageNames[path as keyof typeof pageNames] : undefined;
  return { title: page ?? (path.slice(path.lastIndexOf("/") + 1) || path), language: "en" };
}

/** An author may have typed a percent sign that escapes nothing. */
function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
