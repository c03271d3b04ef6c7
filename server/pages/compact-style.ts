/**
 * Custom properties that only style sheets use: a built page shortens them to one letter. Colours are not among them,
 * because drawings use them too.
 */
const ownNames = [
  ...[
    "theme-change",
    "corner",
    "gutter",
    "target",
    "text-small",
    "text-large",
    "measure",
    "quick",
    "section",
  ],
  ...["heading-1", "heading-2", "heading-3", "header", "page", "ring", "font-text"],
];

/** Merges the layers: each CSS module opens its own `@layer` block, and a page needs only one block per layer. */
export function compactStyle(style: string): string {
  const layers = new Map<string, string>();
  const around = style.replaceAll(
    /@layer (\w+)\{((?:[^{}]|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*)\}/g,
    (_, layer, rules) => {
      layers.set(layer, (layers.get(layer) ?? "") + rules);
      return "";
    },
  );
  const whole = around + Array.from(layers, ([layer, rules]) => `@layer ${layer}{${rules}}`).join("");
  return ownNames.reduce(
    (text, name, index) =>
      text.replaceAll(new RegExp(`--${name}(?![\\w-])`, "g"), `--${(index + 10).toString(36)}`),
    whole,
  );
}
