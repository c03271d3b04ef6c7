/** Reports to the operator what an import left out or changed, in one line per reason. */

/** Examples per line, and characters per example. */
const limits = { examples: 4, characters: 50 };

const reasons = {
  draft: "Drafts and posts waiting for review",
  private: "Private posts and pages",
  trash: "Posts and pages in the trash",
  scheduled: "Posts and pages scheduled for later",
  password: "Posts and pages protected by a password",
  otherStatus: "Posts and pages with a status that only a plugin knows",
  otherType: "Types of content that this site does not have",
  cannotBeStored: "Texts that this site cannot store",
  twice: "Posts and pages that appear in the file more than once",
  comments: "Comments, which this site does not have",
  terms: "Categories and tags, which news on this site does not have",
  author: "Authors without a name",
  noUploads: "Pictures and files, because no folder was given with --uploads",
  missing: "Pictures and files missing from the --uploads folder",
  refused: "Pictures and files that this site does not accept",
  otherSite: "Pictures on other sites, or embedded in a text",
  script: "Scripts",
  form: "Forms",
  shortcode: "Shortcodes that this site does not support",
  block: "Blocks that WordPress fills when it shows a page",
  link: "Links to pages that were not imported, which still lead to the old site",
} as const;

const remarks = {
  slug: "New addresses, because the old one was too long, in use or not allowed on this site",
  excerpt: "Excerpts that became the first paragraph, because lists show the start of a text",
  embed: "Videos, audio and frames from other sites that became links",
  noAlt: "Pictures without alternative text, which you can add at the desk under Media",
} as const;

export type Reason = keyof typeof reasons;
export type Remark = keyof typeof remarks;
export type Report = ReturnType<typeof openReport>;

export function openReport() {
  const found = new Map<Reason | Remark, { count: number; examples: Map<string, number> }>();
  const note = (what: Reason | Remark, example: string) => {
    const entry = found.get(what) ?? { count: 0, examples: new Map() };
    found.set(what, entry);
    entry.count++;
    const times = entry.examples.get(example);
    if (times !== undefined || entry.examples.size < 1000) entry.examples.set(example, (times ?? 0) + 1);
  };
  const linesOf = (sentences: Partial<Record<Reason | Remark, string>>) =>
    Object.entries(sentences).flatMap(([what, sentence]) => {
      const entry = found.get(what as Reason);
      return entry ? [`- ${sentence}: ${entry.count}${examplesOf(entry.examples)}`] : [];
    });

  return {
    leaveOut: (reason: Reason, example = "") => note(reason, example),
    remark: (remark: Remark, example = "") => note(remark, example),
    count: (what: Reason | Remark) => found.get(what)?.count ?? 0,
    notTaken: () => linesOf(reasons),
    remarks: () => linesOf(remarks),
  };
}

/** Most frequent first. */
function examplesOf(examples: Map<string, number>): string {
  const named = [...examples]
    .filter(([example]) => example !== "")
    .toSorted(([, one], [, other]) => other - one);
  if (named.length === 0) return "";
  const shown = named
    .slice(0, limits.examples)
    .map(([example, times]) => short(example) + (times > 1 ? ` (${times})` : ""));
  const more = named.length > shown.length ? " …" : "";
  return `, such as ${shown.join(", ")}${more}`;
}

function short(example: string): string {
  const line = example.replace(/\s+/g, " ").trim();
  return [...line].length > limits.characters
    ? `${[...line].slice(0, limits.characters - 1).join("")}…`
    : line;
}
