/**
 * The rules of a style sheet that a page can use: those whose classes occur in it. Only what is needed for the
 * page as it arrives travels inside it; the whole sheets follow with the framework.
 */

/** Classes that are put on the root before the first paint. */
const always = ["dark", "scripted"];

export function usedStyles(css: string, html: string): string {
  const classes = new Set(always);
  for (const [, names = ""] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of names.split(/\s+/)) classes.add(name);
  }
  return keepUsed(css, (selector) => classesIn(selector).every((name) => classes.has(name)));
}

const classesIn = (selector: string) =>
  [...selector.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = ""]) => name);

function keepUsed(css: string, isUsed: (selector: string) => boolean): string {
  let kept = "";
  for (let at = 0; at < css.length; ) {
    const { prelude, block, end } = nextRule(css, at);
    at = end;
    if (block === undefined) kept += prelude;
    else if (/^@(?:layer|media|supports|container)/.test(prelude)) {
      const inside = keepUsed(block, isUsed);
      if (inside) kept += `${prelude}{${inside}}`;
    } else if (prelude.startsWith("@") || splitSelectors(prelude).some(isUsed))
      kept += `${prelude}{${block}}`;
  }
  return kept;
}

/** One rule or statement from `start` on. Strings and addresses may hold braces, so they are stepped over. */
function nextRule(css: string, start: number): { prelude: string; block?: string; end: number } {
  const token = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^)"']*\)|[{};]/g;
  token.lastIndex = start;
  let depth = 0;
  let open = start;
  for (let match = token.exec(css); match; match = token.exec(css)) {
    const [found] = match;
    if (found === ";" && depth === 0)
      return { prelude: css.slice(start, token.lastIndex), end: token.lastIndex };
    if (found === "{" && depth++ === 0) open = token.lastIndex;
    if (found === "}" && --depth === 0) {
      const block = css.slice(open, token.lastIndex - 1);
      return { prelude: css.slice(start, open - 1).trim(), block, end: token.lastIndex };
    }
  }
  return { prelude: css.slice(start), end: css.length };
}

/** At the commas that are not inside `:is(…)` and the like. */
function splitSelectors(prelude: string): string[] {
  return prelude.split(/,(?![^()]*\))/);
}
