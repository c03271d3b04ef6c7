/**
 * The rules of a style sheet that a page can use as it arrives: those whose classes and attributes occur in it.
 * Only these travel inside it; the whole sheets follow with the framework, before it changes anything.
 */

/** What is put on an element without the framework: on the root before the first paint, and by the visitor. */
const always = [".dark", ".scripted", ".font", "[open]"];

type Rule = {
  text: string;
  /** For each of its selectors, the classes and attributes without which that matches nothing. */
  needs?: string[][];
  /** The rules inside, of which `text` is what stands before them: "@media print". */
  rules?: Rule[];
};

export type StyleSheet = Rule[];

/** Taken apart once: it is looked through for every page that is rendered. */
export function parseStyles(css: string): StyleSheet {
  const rules: Rule[] = [];
  for (let at = 0; at < css.length; ) {
    const { prelude, block, end } = nextRule(css, at);
    at = end;
    if (block === undefined) rules.push({ text: prelude });
    else if (/^@(?:layer|media|supports|container)/.test(prelude))
      rules.push({ text: prelude, rules: parseStyles(block) });
    else if (prelude.startsWith("@")) rules.push({ text: `${prelude}{${block}}` });
    else rules.push({ text: `${prelude}{${block}}`, needs: splitSelectors(prelude).map(needsOf) });
  }
  return rules;
}

export function usedStyles(sheet: StyleSheet, html: string): string {
  const inPage = new Set(always);
  for (const [, name = "", value = ""] of html.matchAll(/\s([a-z-]+)="([^"]*)"/gi)) {
    const attribute = name.toLowerCase();
    if (attribute === "class") for (const word of value.split(/\s+/)) inPage.add(`.${word}`);
    inPage.add(`[${attribute}]`).add(`[${attribute}=${value}]`);
  }
  return withoutIdleAnimations(keepUsed(sheet, inPage));
}

function keepUsed(rules: Rule[], inPage: ReadonlySet<string>): string {
  let kept = "";
  for (const { text, needs, rules: inside } of rules) {
    if (inside) {
      const used = keepUsed(inside, inPage);
      if (used) kept += `${text}{${used}}`;
    } else if (!needs || needs.some((all) => all.every((need) => inPage.has(need)))) kept += text;
  }
  return kept;
}

/** `:is(…)` and `:not(…)` leave a choice, so what they name is not needed. */
function needsOf(selector: string): string[] {
  const plain = selector.replaceAll(/:(?:has|is|not|where)\((?:[^()]|\([^()]*\))*\)/g, "");
  return [...plain.matchAll(/\.-?[_a-zA-Z][\w-]*|\[([\w-]+)(?:=([^\]]*)|[^\]]*)\]/g)].map(
    ([need, name, value]) =>
      name ? `[${name}${value === undefined ? "" : `=${value.replaceAll('"', "")}`}]` : need,
  );
}
function withoutIdleAnimations(css: string): string {
  return css.replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (rule, name) =>
    new RegExp(`animation[^;}]*[ :]${name}\\b`).test(css) ? rule : "",
  );
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
