/** Tells the operator what an import left out or changed: one line per reason. */

/** Examples per line, and characters per example. */
const limits = { examples: 4, characters: 50 };

const reasons = {
  draft: "Drafts and posts that wait for review",
  private: "Private posts and pages",
  trash: "In the trash",
  scheduled: "Not published yet: scheduled for later",
  password: "Protected by a password",
  otherStatus: "In a state that only a plugin knows",
  otherType: "Kinds of content that this site does not have",
  cannotBeStored: "Texts that cannot be stored",
  twice: "In the file a second time",
  comments: "Comments: this site has none",
  terms: "Categories and tags: news have none here",
  author: "Authors without a name",
  noUploads: "Pictures and files, because no folder was given with --uploads",
  missing: "Pictures and files that are not in that folder",
  refused: "Pictures and files that are not accepted here",
  otherSite: "Pictures of other sites, or written into a text",
  script: "Scripts",
  form: "Forms",
  shortcode: "Shortcodes that mean nothing here",
  block: "Blocks that WordPress fills when it shows them",
  link: "Links to pages of the earlier site that were not taken: they lead where they led",
} as const;

const remarks = {
  slug: "New addresses, because the old one was too long, in use or not possible here",
  excerpt: "Excerpts that became the first paragraph, from which lists take theirs",
  embed: "Films, sounds and frames of other sites that became links",
  noAlt: "Pictures without an alternative text: add it at the desk under Media",
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
