type Lists = Record<"yours" | "theirs" | "base", string>;

/** Two windows' lists of attached files together: a file is attached if one of them added it, or neither removed it. */
export function mergeFiles({ yours, theirs, base }: Lists): string {
  const [mine, others, before] = [yours, theirs, base].map((list) =>
    list.split(/[\s,]+/).filter(Boolean),
  ) as [string[], string[], string[]];
  const stay = others.filter((id) => mine.includes(id) || !before.includes(id));
  const added = mine.filter((id) => !before.includes(id) && !others.includes(id));
  return [...stay, ...added].join(", ");
}
